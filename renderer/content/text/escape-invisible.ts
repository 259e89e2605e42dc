import stringWidth from 'string-width';
import { shortened } from './shorten-text';
import { codeOf } from './unreadable-characters';

/** Controls, escape sequences, direction marks, unusual spaces, line separators, lone surrogates: everything that a terminal executes or hides. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f]/u;

/** Joiners and tags that belong to the character before them, as in emoji of several parts or in Persian. */
const JOINED = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu;

/** Text that needs no segmenting, which is slow. */
const ONE_CELL_EACH = /^[\x20-\x7e]*$/;

const TAB_WIDTH = 4;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A character as it is shown. */
export interface Cell {
  text: string;
  /** The screen column at which it begins, from 0, and its width in columns. */
  column: number;
  width: number;
  /** Its start and end in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** A line as a terminal shows it: control characters and invisible ones are spelled out, tabs are drawn as arrows. */
export function graphemeCells(line: string): Cell[] {
  if (ONE_CELL_EACH.test(line)) {
    return Array.from(line, (text, at) => ({ text, column: at, width: 1, start: at, end: at + 1 }));
  }
  let next = 0;
  return [...graphemes.segment(line)].map(({ segment, index }) => {
    const column = next;
    const text = segment === '\t' ? '→'.padEnd(TAB_WIDTH - (column % TAB_WIDTH)) : spellOut(segment);
    const width = stringWidth(text);
    next += width;
    return { text, column, width, start: index, end: index + segment.length };
  });
}

/** A text on one line that may go to a terminal: nothing in it is a command, nothing is invisible, and it is not too long. */
export function escapeInvisible(text: string): string {
  return showing(graphemeCells(shortened(text).replace(/\s*\n\s*/g, ' ')));
}

/** The cells as text. */
export function showing(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.text).join('');
}

function spellOut(grapheme: string): string {
  const [first = ''] = grapheme;
  const rest = grapheme.slice(first.length).replace(JOINED, '');
  if (!HIDDEN.test(first) && !HIDDEN.test(rest)) return grapheme;
  return [...grapheme].map((character) => (HIDDEN.test(character) ? `<${codeOf(character)}>` : character)).join('');
}
