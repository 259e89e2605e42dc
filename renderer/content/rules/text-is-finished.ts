import { textsIn } from '../graph/texts';
import type { Rule } from './rule';

const PHRASES = /\b(?:lorem ipsum|dolor sit amet|tk tk|insert text here|placeholder text)\b/i;

/** Only in capitals: "todo" is a Spanish word. Behind a name, such as Super Bowl XXX, three X are thirty. */
const MARKS = /\b(?:TODO|FIXME|TBD|XXXX+|(?<![A-Z][a-z]+ )XXX)\b/;

/** Whether a text is nothing but such a mark. Of that nothing is to be said but that it is unfinished. */
export function isPlaceholder(text: string): boolean {
  return MARKS.exec(text)?.[0] === text;
}

export const textIsFinished: Rule = {
  category: 'Write the text',
  description: 'No text is a placeholder that still has to be replaced.',
  rationale:
    'TODO, lorem ipsum and the like are notes to yourself. Visitors should not read them. TODO counts only in capitals, because it is a word in Spanish.',
  checkFile: (valid) =>
    textsIn(valid).flatMap(({ text, at }) => {
      const match = PHRASES.exec(text) ?? MARKS.exec(text);
      if (!match) return [];
      const [found] = match;
      return at(match.index, match.index + found.length, {
        code: 'text-is-finished',
        message: `"${found}" looks like a placeholder.`,
        found,
        suggestion: 'Write the real text.',
      });
    }),
};
