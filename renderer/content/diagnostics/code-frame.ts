import { type Cell, graphemeCells, showing } from '../text/escape-invisible';
import { part } from '../text/shorten-text';
import type { Diagnostic } from './diagnostic';
import { lineAt } from './line-index';

/** The text of a file by its path in the diagnostics, for the lines that are quoted. */
export type SourceTexts = ReadonlyMap<string, string>;

/** How many columns of a line are shown: a terminal would break a longer one, and misplace the carets. */
const WIDEST = 110;
/** How many of these columns come before the place. */
const BEFORE = 50;

/** How many UTF-16 units of a line are read on either side of the place: enough for anything that is shown. */
const REACH = 400;

/** The source line and a row of carets under the place; of a long line, the part around the place. */
export function codeFrame({ file, line, column, endLine, endColumn }: Diagnostic, sources: SourceTexts): string[] {
  const text = sources.get(file);
  // An empty or unread file has nothing to quote.
  const sourceLine = text ? lineAt(text, line) : undefined;
  if (sourceLine === undefined) return [];
  const offset = column - 1;
  const cutFrom = Math.max(0, offset - REACH);
  const cutTo = Math.min(sourceLine.length, offset + REACH);
  const near = part(sourceLine, cutFrom, cutTo);
  // If half a character was cut off, the rest moves by one.
  const skipped = cutFrom + (near === sourceLine.slice(cutFrom, cutFrom + near.length) ? 0 : 1);
  const cells = graphemeCells(near);
  const lineWidth = columnAt(cells, near.length);
  const from = columnAt(cells, offset - skipped);
  const to = endLine === line ? columnAt(cells, endColumn - 1 - skipped) : lineWidth;
  const left = Math.max(0, Math.min(from - BEFORE, lineWidth - WIDEST));
  const shown = cells.filter((cell) => cell.column >= left && cell.column + cell.width <= left + WIDEST);
  const [first] = shown;
  const start = first?.column ?? 0;
  const before = start > 0 || cutFrom > 0 ? '…' : '';
  const after = shown.at(-1) === cells.at(-1) && cutTo === sourceLine.length ? '' : '…';
  const gutter = `${line}`;
  const space = ' '.repeat(Math.max(0, before.length + from - start));
  const carets = '^'.repeat(Math.max(1, Math.min(to, left + WIDEST) - from));
  return [`  ${gutter} │ ${before}${showing(shown)}${after}`, `  ${' '.repeat(gutter.length)} │ ${space}${carets}`];
}

/** The screen column at which the character at an offset begins, or the end of the line. */
function columnAt(cells: readonly Cell[], offset: number): number {
  const cell = cells.find(({ end }) => end > offset);
  if (cell) return cell.column;
  const last = cells.at(-1);
  return last ? last.column + last.width : 0;
}
