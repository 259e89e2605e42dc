import { type Diagnostic, linesOf } from './diagnostic';
import { type Cell, cellsOf, showing } from './visible';

/** The text of a file by its path in the diagnostics, for the lines that are quoted. */
export type SourceTexts = ReadonlyMap<string, string>;

/** How many columns of a line are shown: a terminal would break a longer one, and the carets would stand anywhere. */
const WIDEST = 110;
/** How many of them stand before the place. */
const BEFORE = 50;

/** The source line and a row of carets under the place; of a long line, the part around the place. */
export function quote({ file, line, column, endLine, endColumn }: Diagnostic, sources: SourceTexts): string[] {
  const text = sources.get(file);
  const sourceLine = text === undefined ? undefined : linesOf(text)[line - 1];
  if (sourceLine === undefined) return [];
  const cells = cellsOf(sourceLine);
  const lineWidth = columnAt(cells, sourceLine.length);
  const from = columnAt(cells, column - 1);
  const to = Math.max(from + 1, endLine === line ? columnAt(cells, endColumn - 1) : lineWidth);
  const left = Math.max(0, Math.min(from - BEFORE, lineWidth - WIDEST));
  const shown = cells.filter((cell) => cell.column >= left && cell.column + cell.width <= left + WIDEST);
  const [first] = shown;
  const start = first?.column ?? 0;
  const before = start > 0 ? '…' : '';
  const after = shown.at(-1) === cells.at(-1) ? '' : '…';
  const gutter = `${line}`;
  const space = ' '.repeat(before.length + from - start);
  const carets = '^'.repeat(Math.min(to, left + WIDEST) - from);
  return [`  ${gutter} │ ${before}${showing(shown)}${after}`, `  ${' '.repeat(gutter.length)} │ ${space}${carets}`];
}

/** The column of the screen at which the character of an offset begins, or the end of the line. */
function columnAt(cells: readonly Cell[], offset: number): number {
  const cell = cells.find(({ end }) => end > offset);
  if (cell) return cell.column;
  const last = cells.at(-1);
  return last ? last.column + last.width : 0;
}
