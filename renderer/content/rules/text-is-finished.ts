import { eachText } from './each-text';
import type { Rule } from './rule';

const PHRASES = /\b(?:lorem ipsum|dolor sit amet|tk tk|insert text here|placeholder text)\b/i;

/** Only in capitals: "todo" is a Spanish word. */
const MARKS = /\b(?:TODO|FIXME|TBD|XXX+)\b/;

/** No text is a placeholder that somebody meant to replace. */
export const textIsFinished: Rule = ({ files }) =>
  files.flatMap((valid) =>
    eachText(valid).flatMap(({ text, at }) => {
      const found = (PHRASES.exec(text) ?? MARKS.exec(text))?.[0];
      if (found === undefined) return [];
      return at(found, {
        code: 'text-is-finished',
        message: `"${found}" looks like a placeholder.`,
        found,
        suggestion: 'Write the real text.',
      });
    }),
  );
