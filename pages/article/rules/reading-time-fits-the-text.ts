import { defineRule } from 'sitewright';
import { article } from '../schema';

/** Adults read about 220 words a minute; a difference of one minute is allowed. */
const WORDS_A_MINUTE = 220;

/** The maximum of the field (../schema.ts). */
const LONGEST = 99;

export default defineRule({
  category: 'Fill in the fields',
  description: 'The reading time of an article is its words divided by 220 words a minute.',
  rationale:
    'Readers use it to decide whether they have time. It must keep up with the text; a difference of one minute is allowed.',
  fix: 'Writes the number of minutes that the text takes.',
  of: article,
  file: (file) => {
    const { readMinutes: given } = file.data;
    if (given === undefined || !file.isBodyKnown) return [];
    const { words } = file;
    const minutes = Math.min(LONGEST, Math.max(1, Math.round(words / WORDS_A_MINUTE)));
    if (Math.abs(minutes - Number(given)) <= 1) return [];
    return [
      file.at(['readMinutes'], {
        message: `The text has ${words} words, which take ${minutes === LONGEST ? 'at least' : 'about'} ${minutes} min to read, not ${given}.`,
        suggestion: `Write it like this:   readMinutes: ${minutes}`,
        replacement: String(minutes),
      }),
    ];
  },
});
