import { textOf } from '../headings';
import { atField } from '../steps/parse';
import type { Rule } from './rule';

/** Adults read about 220 words a minute; one minute more or less is let pass. */
const WORDS_A_MINUTE = 220;

/** The reading time of an article is its words divided by the words one reads a minute. */
export const readingTimeFitsTheText: Rule = ({ content, files }) =>
  files.flatMap(({ file, address }) => {
    const entry = address === undefined ? undefined : content.entries.get(address);
    if (entry?.kind !== 'article') return [];
    const words = textOf(file.tree).split(/\s+/).length;
    const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
    if (Math.abs(minutes - Number(entry.data.readMinutes)) <= 1) return [];
    return [
      atField(file, ['readMinutes'], 'value', {
        code: 'reading-time-fits-the-text',
        message: `The text has ${words} words, which take about ${minutes} min to read, not ${entry.data.readMinutes}.`,
        suggestion: `Write it like this:   readMinutes: ${minutes}`,
      }),
    ];
  });
