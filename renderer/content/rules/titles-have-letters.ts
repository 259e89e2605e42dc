import { valueAt } from '../../platform/records';
import { headlineOf } from '../graph/headline';
import { diagnosticAtField } from '../parse/locations';
import { fillTokens } from '../schema/tokens';
import type { Rule } from './rule';

export default {
  category: 'Be found in search',
  description: 'The title, the headline and the name of a page each have at least one letter.',
  rationale: 'In search results, a number alone does not say what the page is about.',
  checkFile: (valid, lists) => {
    const { file, data, address } = valid;
    if (address === undefined) return [];
    const named = ['title', 'name'].map((field) => ({ path: [field], text: valueAt(data, [field]) }));
    return [...named, headlineOf(valid) ?? []].flat().flatMap(({ path, text }) => {
      if (typeof text !== 'string') return [];
      const shown = fillTokens(text, lists);
      if (/\p{L}/u.test(shown)) return [];
      return diagnosticAtField(file, path, 'value', {
        message: `A ${path.at(-1)} says in words what the page is about, but this one has no letter: ${shown}`,
        found: text,
        suggestion: 'Write words, such as:   What changed for shops in 2024',
      });
    });
  },
} satisfies Rule;
