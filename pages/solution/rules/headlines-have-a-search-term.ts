import { comparableText, defineRule, isPlaceholder } from 'sitewright';
import { solution } from '../schema';

export default defineRule({
  category: 'Be found in search',
  description: 'The headline of a solution has one of its search terms.',
  rationale:
    'People search for the product by its name. If the headline does not say it, neither they nor the search engine know that the page is about it.',
  of: solution,
  file: (file, _lists, tokens) => {
    const { heading, terms } = file.data;
    // Other rules report invalid and unfinished values.
    if (!heading || !terms?.every((term) => term !== undefined) || [heading, ...terms].some(isPlaceholder)) return [];
    const words = (text: string) => wordsOf(tokens.fill(text));
    if (terms.some((term) => words(heading).includes(words(term)))) return [];
    return [
      file.at(['heading'], {
        message: 'The headline has none of the search terms of this page.',
        found: heading,
        expected: `one of ${terms.join(', ')}`,
        suggestion: 'Use one of them in the headline, or add to terms what buyers type to find this page.',
      }),
    ];
  },
});

/** The words of a text between spaces, without a plural s, as search engines compare them. */
function wordsOf(text: string): string {
  const words = comparableText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(/s$/, '')).join(' ')} `;
}
