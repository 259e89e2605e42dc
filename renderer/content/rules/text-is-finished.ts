import { eachText } from './each-text';
import type { Rule } from './rule';

const PLACEHOLDER = /\b(?:lorem ipsum|dolor sit amet|TODO|FIXME|TBD|XXX+|tk tk|insert text here|placeholder text)\b/i;

/** No text is a placeholder that somebody meant to replace. */
export const textIsFinished: Rule = ({ files }) =>
  files.flatMap((valid) =>
    eachText(valid).flatMap(({ text, at }) => {
      const found = PLACEHOLDER.exec(text)?.[0];
      if (found === undefined || (found === found.toLowerCase() && /^(?:todo|tbd)$/.test(found))) return [];
      return at(found, {
        code: 'text-is-finished',
        message: `"${found}" looks like a placeholder.`,
        found,
        suggestion: 'Write the real text.',
      });
    }),
  );
