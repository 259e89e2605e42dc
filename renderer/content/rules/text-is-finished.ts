import { memoize } from '../../platform/memoize';
import { type Vocabulary, vocabulary } from '../schema/vocabulary';
import { escapePattern } from '../text/escape-pattern';
import { placeholdersIn, type Unfinished } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'No text is a placeholder that still has to be replaced, a field of a mail program, a note to a colleague, or what a tool left behind.',
  rationale:
    'TODO, lorem ipsum, [Name], %FIRSTNAME%, "(@Lena please check)" and "As an AI language model" are not for visitors. In a file with draft: true they are warnings, because nobody sees it yet: they become errors once that line is deleted. TODO counts only in capitals, because it is a word in Spanish. If your templates have other placeholders, add them to vocabulary.yaml, under placeholders.',
  takesNotes: true,
  reads: { vocabulary },
  file: (file, { vocabulary }) => {
    if (file.list === 'vocabulary') return [];
    const phrases = phrasesOf(vocabulary);
    return file.texts().flatMap(({ text, at }) => {
      const [first] = [...placeholdersIn(text), ...phrases.flatMap((find) => find(text))];
      if (!first) return [];
      const { found, start, end, what, todo, isFineIn } = first;
      const finding = at(start, end, {
        severity: file.isDraft ? 'warning' : 'error',
        message: `"${found}" ${what}.`,
        found,
        suggestion: todo,
      });
      const line = file.line(finding.line) ?? '';
      const isFine = isFineIn && (isFineIn === 'quotes' ? /^\s*>/.test(line) : line.includes('|'));
      return isFine ? [] : finding;
    });
  },
});

/** What finds the placeholders of a vocabulary, with the capitals that they have there. */
const phrasesOf = memoize((vocabulary: Vocabulary) =>
  vocabulary.flatMap(({ placeholders = [], why }) =>
    placeholders.map((phrase) => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(phrase)}(?![\\p{L}\\p{N}])`, 'gu');
      return (text: string): Unfinished[] => {
        if (text.search(pattern) < 0) return [];
        return [...text.matchAll(pattern)].map(({ 0: found, index: start }) => ({
          ...{ found, start, end: start + found.length },
          what: 'looks like a placeholder',
          todo: `Write the real text. ${why}`,
        }));
      };
    }),
  ),
);
