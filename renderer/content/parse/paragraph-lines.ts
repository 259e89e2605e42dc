import type { Paragraph } from 'mdast';

/** A line of a paragraph, without what makes it part of a quotation or a list. */
export interface Line {
  text: string;
  /** Where its text begins in the body. */
  start: number;
}

/** @param indent what may be before the text of a line */
export function linesOf({ position }: Paragraph, body: string, indent: RegExp): Line[] {
  let end = (position?.start.offset ?? 0) - 1;
  return body
    .slice(end + 1, position?.end.offset)
    .split('\n')
    .map((line) => {
      const text = line.replace(indent, '');
      end += line.length + 1;
      return { text: text.trimEnd(), start: end - text.length };
    });
}
