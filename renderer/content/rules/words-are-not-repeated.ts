import { defineRule } from './define-rule';

/** Words that no sentence has twice in a row. Other words may be right: what he did did help, those who can can help, knock knock. */
const NEVER_TWICE = 'the|an?|of|to|and|or|but|than|my|our|your|their|its';

const DOUBLED = new RegExp(`(?<![\\p{L}\\p{N}'’-])(${NEVER_TWICE})(?:\\s+\\1(?![\\p{L}\\p{N}'’-]))+`, 'giu');

export default defineRule({
  category: 'Write the text',
  description: 'No word such as "the", "of", or "to" is repeated by mistake.',
  rationale:
    'Writers overlook a repeated word, and readers trip over it. Words that a sentence may have twice (that that, had had, log in in the office) and names (Bora Bora) are allowed.',
  fix: 'Deletes the second of the two where both are on one line, except in what others said.',
  takesNotes: true,
  // Other languages repeat words that English does not: nous nous trompons.
  file: (file) =>
    file.texts({ pattern: DOUBLED, lang: 'en' }).flatMap((block) =>
      block.find(DOUBLED, ({ 0: found, 1: word = '', index }) => {
        const isFirst = block.beginsSentence(index);
        if (!isLowerCase(isFirst ? found.slice(1) : found)) return undefined;
        const isOfOthers = block.isQuoted(index, index + found.length);
        return {
          severity: isOfOthers ? 'warning' : 'error',
          message: `Repeated word "${word}".`,
          found,
          suggestion: isOfOthers ? 'Delete one of the two, unless it was said like this.' : 'Delete one of the two.',
          replacement: found.includes('\n') || isOfOthers ? undefined : word,
        };
      }),
    ),
});

/** A capital letter begins a name, or is a letter as such: the office in The Hague, vitamin A a day. */
function isLowerCase(text: string): boolean {
  return text === text.toLowerCase();
}
