import stringWidth from 'string-width';

/** Controls, escape sequences, marks of direction, odd spaces, line separators: what a terminal obeys or does not show. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f]/u;

/** Joiners and tags that belong to the character before them, as in emoji of several parts or in Persian. */
const JOINED = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu;

const TAB_WIDTH = 4;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A character as it is shown. */
export interface Cell {
  text: string;
  /** The column of the screen at which it begins, from 0, and how many it takes. */
  column: number;
  width: number;
  /** Where it begins and ends in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** What a terminal shows of a line. Characters that it would obey or not show are spelt out, tabs are drawn as arrows. */
export function cellsOf(line: string): Cell[] {
  let next = 0;
  return [...graphemes.segment(line)].map(({ segment, index }) => {
    const column = next;
    const text = segment === '\t' ? '→'.padEnd(TAB_WIDTH - (column % TAB_WIDTH)) : spellOut(segment);
    const width = stringWidth(text);
    next += width;
    return { text, column, width, start: index, end: index + segment.length };
  });
}

/** A text on one line that may go to a terminal: nothing in it is a command, and nothing is invisible. */
export function visible(text: string): string {
  return showing(cellsOf(text.replace(/\s*\r?\n\s*/g, ' ')));
}

/** The cells as text. */
export function showing(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.text).join('');
}

function spellOut(grapheme: string): string {
  const [first = ''] = grapheme;
  const rest = grapheme.slice(first.length).replace(JOINED, '');
  if (!HIDDEN.test(first) && !HIDDEN.test(rest)) return grapheme;
  return [...grapheme].map((character) => (HIDDEN.test(character) ? nameOf(character) : character)).join('');
}

function nameOf(character: string): string {
  return `<U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}>`;
}
