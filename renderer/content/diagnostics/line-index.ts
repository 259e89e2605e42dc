/** How many texts are cached: a file and its body alternate. */
const REMEMBERED = 2;

interface LineIndex {
  text: string;
  /** The offset at which each line begins. */
  starts: readonly number[];
}

let recent: LineIndex[] = [];

/**
 * The offset at which each line of a text begins, after a byte order mark. Cached because callers ask for many places in a text:
 * to count the lines for each would take as long as the text times the places.
 */
function startsOf(text: string): readonly number[] {
  const known = recent.find((index) => index.text === text);
  if (known) return known.starts;
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  recent = [{ text, starts }, ...recent].slice(0, REMEMBERED);
  return starts;
}

/** The line and the column of an offset in a text, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const starts = startsOf(text);
  // A byte order mark is in the first line, too.
  const line = Math.max(
    1,
    countUpTo(starts, offset, (start) => start),
  );
  return { line, column: Math.max(0, offset - (starts[line - 1] ?? 0)) + 1 };
}

/** How many items have at most this number. The items are sorted by it, ascending. */
export function countUpTo<Item>(items: readonly Item[], most: number, numberOf: (item: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && numberOf(item) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The offset of a line and column, both from 1. */
export function offsetAt(text: string, line: number, column: number): number {
  return (startsOf(text)[line - 1] ?? text.length) + column - 1;
}

/** One line of a text, counted from 1, without its end; undefined if the text has fewer lines. */
export function lineAt(text: string, line: number): string | undefined {
  const starts = startsOf(text);
  const start = starts[line - 1];
  if (start === undefined) return undefined;
  const next = starts[line];
  return next === undefined ? text.slice(start) : text.slice(start, next - 1).replace(/\r$/, '');
}
