import { defineRule } from './define-rule';

const MARKS = /!{2,}|\?!+|!\?|(?<=[\p{L}\d])\?{2,}/gu;

/** A line of capitals that reads as words, not as names of standards: two words of four letters and more. */
const CAPITALS = /^(?=(?:[^\p{L}]*\p{L}+){3})(?=.*\p{Lu}{4}.*\P{L}.*\p{Lu}{4})[^\p{Ll}]+$/u;

/** A longer text in capitals is a disclaimer. */
const LONGEST_LINE = 100;

export default defineRule({
  category: 'Write the text',
  description: 'Headlines are not all in capitals, and a sentence ends in one mark.',
  rationale:
    'Capitals and "!!!" read as shouting, screen readers spell some words in capitals letter by letter, and spam filters and visitors take both for advertising.',
  takesNotes: true,
  file: (file) =>
    file.texts({ pattern: ANY, lang: file.type.site.locale }).flatMap(({ text, at }) => {
      const marks = [...text.matchAll(MARKS)].map(({ 0: found, index }) =>
        at(index, index + found.length, {
          severity: 'warning',
          message: `"${found}" is louder than a sentence needs to be.`,
          found,
          suggestion: `Write one mark:   ${found.charAt(0)}`,
        }),
      );
      if (text.length > LONGEST_LINE || !CAPITALS.test(text)) return marks;
      const capitals = at(0, text.length, {
        severity: 'warning',
        message: 'This text is all in capitals.',
        found: text,
        suggestion: 'Write lowercase letters, except in names and for the first letter.',
      });
      return [...marks, capitals];
    }),
});

/** A quick test for both, in all texts of a file. */
const ANY = /[!?]{2}|\p{Lu}{4}/u;
