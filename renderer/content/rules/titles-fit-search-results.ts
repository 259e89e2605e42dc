import { valueAt } from '../../platform/records';
import type { Problem } from '../diagnostics/diagnostic';
import { type ShownLength, shownLengths } from '../schema/fields/page-head';
import { schemaAt } from '../schema/walk-fields';
import { characterCount } from '../text/character-count';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Be found in search',
  description: 'The title and description have a length that search engines show in full.',
  rationale:
    'Anything longer is cut off mid-sentence, and a very short description is replaced with other text from the page.',
  file: (file, _lists, tokens) => {
    if (file.address === undefined) return [];
    return (['title', 'description'] as const).flatMap((field) => {
      const text = valueAt(file.data, [field]);
      const schema = schemaAt(file.type.schema, file.data, [field]);
      const shown = schema && shownLengths.get(schema);
      const problem = shown && typeof text === 'string' ? problemOf(field, tokens.fill(text), shown) : undefined;
      return problem ? file.at([field], problem) : [];
    });
  },
});

function problemOf(field: string, text: string, { least, most }: ShownLength): Problem | undefined {
  const length = characterCount(text);
  if ((length >= least && length <= most) || isPlaceholder(text)) return undefined;
  return {
    message: `The ${field} has ${length} characters; search engines show ${least === 1 ? 'up' : `${least}`} to ${most}.`,
    suggestion: length > most ? `Cut ${length - most}.` : `Add ${least - length}.`,
  };
}
