import { valueAt } from '../../platform/records';
import { textOf } from '../parse/headings';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

/** Adults read about 220 words a minute; one minute more or less is allowed. */
const WORDS_A_MINUTE = 220;

/** The most minutes that the field can have (schema/article.ts). */
const LONGEST = 99;

export default {
  category: 'Fill in the fields',
  description: 'The reading time of an article is its words divided by 220 words a minute.',
  rationale:
    'Readers use it to decide whether they have time. It must keep up with the text; a difference of one minute is allowed.',
  fix: 'Writes the number of minutes that the text takes.',
  checkFile: ({ file, collection, data }) => {
    if (collection !== 'article' || !file.isBodyKnown) return [];
    const given = valueAt(data, ['readMinutes']);
    if (typeof given !== 'string') return [];
    const words = textOf(file.tree).match(/\S+/g)?.length ?? 0;
    const minutes = Math.min(LONGEST, Math.max(1, Math.round(words / WORDS_A_MINUTE)));
    if (Math.abs(minutes - Number(given)) <= 1) return [];
    return [
      diagnosticAtField(file, ['readMinutes'], 'value', {
        message: `The text has ${words} words, which take ${minutes === LONGEST ? 'at least' : 'about'} ${minutes} min to read, not ${given}.`,
        suggestion: `Write it like this:   readMinutes: ${minutes}`,
        replacement: String(minutes),
      }),
    ];
  },
} satisfies Rule;
