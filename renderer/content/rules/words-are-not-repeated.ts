import { textsInSiteLanguageWith } from '../graph/texts-in-file';
import type { Rule } from './rule';

/** Words that English sometimes has twice in a row: "the time that that takes", "he had had it", "log in in the office". */
const MAY_DOUBLE = new Set(['that', 'had', 'is', 'bye', 'no', 'very', 'in', 'on', 'by', 'over', 'her', 'do']);

const DOUBLED = /(?<![\p{L}\p{N}'-])(\p{L}+)(?:\s+\1(?![\p{L}\p{N}'-]))+/giu;

export default {
  category: 'Write the text',
  description: 'No word is repeated by mistake.',
  rationale:
    'Writers overlook a repeated word, and readers trip over it. Words that English sometimes repeats (that that, had had, log in in the office) and names (Bora Bora) are allowed.',
  fix: 'Deletes the second of the two where both are on one line.',
  // Other languages repeat words that English does not: nous nous trompons.
  checkFile: (valid) =>
    textsInSiteLanguageWith(valid, DOUBLED).flatMap(({ text, at }) =>
      [...text.matchAll(DOUBLED)].flatMap(({ 0: found, 1: word = '', index }) => {
        if (MAY_DOUBLE.has(word.toLowerCase()) || isName(found)) return [];
        return at(index, index + found.length, {
          message: `Repeated word "${word}".`,
          found,
          suggestion: 'Delete one of the two.',
          replacement: found.includes('\n') ? undefined : word,
        });
      }),
    ),
} satisfies Rule;

/** Both with a capital, as in Bora Bora: a typo has at most one. */
function isName(found: string): boolean {
  return found.split(/\s+/).every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}
