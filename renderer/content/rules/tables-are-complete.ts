import type { Nodes, Paragraph, Table } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { diagnosticAt, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { type Line, linesOf } from '../parse/paragraph-lines';
import { allNodes } from '../parse/walk-mdast';
import { columnsOf, type SplitCell, splitCellsIn } from '../text/bars-in-cells';
import { countOf } from '../text/count-of';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'A table has bars between its cells, and below its head a line of hyphens and bars with a part for each column. Its head has words.',
  rationale:
    'This line makes it a table. Without it, visitors see the bars; without bars, they see all cells on one line.',
  file: (file) => {
    if (!MAY_BE_TABLE.test(file.body)) return [];
    return allNodes(file.tree).flatMap((node) => {
      if (node.type === 'table') return emptyHead(node, file);
      if (!('children' in node)) return [];
      return node.children.flatMap((child: Nodes, index) =>
        child.type === 'paragraph' ? brokenTable(child, node.children[index - 1], file) : [],
      );
    });
  },
});

/** What separates the cells of a row, besides a bar. */
const SEPARATORS: readonly RegExp[] = [
  /\t/g,
  // In a sentence a space follows: these are rows of a CSV file.
  /(?<=[\p{Script=Latin}\d"]);(?=[\p{Script=Latin}\d"])/gu,
  /(?<=[\p{Script=Latin}".)]),(?=[\p{Script=Latin}\d"])|(?<=\d),(?=[\p{Script=Latin}"])/gu,
];

const QUOTED = /^[\s>]*/;

/** A quick test: every text with a table has these, and few others. */
const MAY_BE_TABLE = /[|\t]|;(?=\S)|,(?=[^\s\d])|[^\d],(?=\d)/;

/** Hyphens and bars, such as | --- | :-: |. */
const DELIMITER = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?$/;

/** A head without text. A single empty cell, above the names of the rows, is fine. */
function emptyHead({ children: [head] }: Table, file: CheckedFile): Finding[] {
  if (!head || head.children.some(({ children }) => children.length > 0)) return [];
  return [
    file.atNode(head, {
      severity: 'warning',
      message: 'All cells in the head of this table are empty, so nobody knows what its columns are.',
      suggestion: 'Write what each column has:   | Plan | Price |',
    }),
  ];
}

/**
 * A failed table: its second line is missing or does not match, or an empty line parts it.
 * @param above the block before it
 */
function brokenTable(paragraph: Paragraph, above: Nodes | undefined, file: CheckedFile): Finding[] {
  const lines = linesOf(paragraph, file.body, QUOTED);
  const problemAt = ({ text, start }: Line, words: Words) => {
    const range = rangeAt(file.body, start, start + text.length);
    return [diagnosticAt(file, range, words)];
  };
  const [top] = lines;
  const isBehindTable =
    above?.type === 'table' || (above?.type === 'paragraph' && linesOf(above, file.body, QUOTED).some(isRow));
  if (top && isBehindTable && lines.every((line) => isRow(line) || DELIMITER.test(line.text)))
    return problemAt(top, parted());
  const delimiter = lines.findIndex(({ text }) => DELIMITER.test(text));
  const line = lines[delimiter];
  if (line) {
    const head = lines[delimiter - 1];
    const [split] = splitCellsIn(head?.text ?? '');
    if (head && split) return problemAt(head, splitCell(split));
    return problemAt(line, head ? misfit(columnsOf(head.text), columnsOf(line.text)) : withoutHead());
  }
  const head = lines.find((each, index) => isRow(each) && isRow(lines[index + 1]));
  if (head) return problemAt(head, withoutDelimiter(columnsOf(head.text)));
  const [first] = lines;
  if (first && areRowsWithoutOuterBars(lines)) return problemAt(first, withoutDelimiter(columnsOf(first.text)));
  const separator = SEPARATORS.find((each) => haveSameNumberOf(each, lines, withoutCode));
  return first && separator ? problemAt(first, fromSpreadsheet(first.text.split(separator))) : [];
}

/** Whether a line begins and ends with a bar, and has another between. */
function isRow(line: Line | undefined): boolean {
  return line !== undefined && /^\|.*[^\\]\|$/.test(line.text) && columnsOf(line.text) > 1;
}

/** Whether every line is a row without outer bars; bars in code don't count, and two lines are not a table. */
function areRowsWithoutOuterBars(lines: readonly Line[]): boolean {
  return lines.length > 2 && haveSameNumberOf(/\S {1,3}\| {1,3}(?=\S)/g, lines, withoutCode);
}

function withoutCode({ text }: Line): string {
  return text.replace(/`[^`]*`/g, '`');
}

/** Whether every line has the same number of separators, and too many to be an accident. */
function haveSameNumberOf(separator: RegExp, lines: readonly Line[], textOf: (line: Line) => string): boolean {
  const counts = lines.map((line) => textOf(line).match(separator)?.length ?? 0);
  const [count = 0] = counts;
  return count > 0 && lines.length + count > 3 && lines.length > 1 && counts.every((each) => each === count);
}

/** The line below the head of a table. */
function delimiterOf(columns: number): string {
  return `|${' --- |'.repeat(columns)}`;
}

/** @param cell of a row, parted by a bar in it */
export const splitCell = ({ found, whole }: SplitCell): Words => ({
  message: `A bar ends a cell, also within ${found}: visitors would see one half of it in each of two cells.`,
  suggestion: `Write a backslash before it:   ${whole}`,
});

type Words = Pick<Problem, 'message' | 'suggestion'>;

const withoutDelimiter = (columns: number): Words => ({
  message: 'This table has no line of hyphens below its head, so visitors would see the bars.',
  suggestion: `Put this line below the first one:   ${delimiterOf(columns)}`,
});

const fromSpreadsheet = (cells: readonly string[]): Words => ({
  message: 'This looks like cells copied from a spreadsheet. Visitors would see all of them on one line.',
  suggestion: `Write bars around the cells:   | ${cells.join(' | ')} |   and below the first line:   ${delimiterOf(cells.length)}`,
});

const misfit = (head: number, parts: number): Words => ({
  message: `This line has ${parts} parts, but the line above it has ${countOf(head, 'cell')}: visitors would see the bars.`,
  suggestion: head === 1 ? 'Write the head of the table right above it.' : `Write it like this:   ${delimiterOf(head)}`,
});

const parted = (): Words => ({
  message: 'This row belongs to the table above, but an empty line ends that: visitors would see the bars.',
  suggestion: 'Delete the empty line above it.',
});

const withoutHead = (): Words => ({
  message: 'This line belongs below the head of a table, but no head is right above it: visitors would see the bars.',
  suggestion: 'Write the head of the table on the line above it, without an empty line between.',
});
