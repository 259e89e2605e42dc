import { headlineOf } from '../graph/headline';
import { diagnosticAtField } from '../parse/locations';
import type { EntryOf } from '../schema/content';
import { fillTokens } from '../schema/tokens';
import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import type { Rule } from './rule';

export default {
  category: 'Be found in search',
  description: 'The headline of a solution has one of its search terms.',
  rationale:
    'People search for the product by its name. If the headline does not say it, neither they nor the search engine know that the page is about it.',
  checkFile: (valid, lists) => {
    if (valid.collection !== 'solution') return [];
    const headline = headlineOf(valid);
    const { terms }: Partial<EntryOf<'solution'>['data']> = Object(valid.data);
    // Wrong and unfinished values have their own errors.
    if (!headline || !terms?.every(Boolean) || [headline.text, ...terms].some(isPlaceholder)) return [];
    const words = (text: string) => wordsOf(fillTokens(text, lists));
    if (terms.some((term) => words(headline.text).includes(words(term)))) return [];
    return [
      diagnosticAtField(valid.file, headline.path, 'value', {
        message: 'The headline has none of the search terms of this page.',
        found: headline.text,
        expected: `one of ${terms.join(', ')}`,
        suggestion: 'Use one of them in the headline, or add to terms what buyers type to find this page.',
      }),
    ];
  },
} satisfies Rule;

/** The words of a text between spaces, as search engines compare them: websites is website. */
function wordsOf(text: string): string {
  const words = comparableText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(/s$/, '')).join(' ')} `;
}
