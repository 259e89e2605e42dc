import type { TableRow } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { columnsOf, splitCellsIn } from '../text/bars-in-cells';
import { countOf } from '../text/count-of';
import { defineRule } from './define-rule';
import { splitCell } from './tables-are-complete';

export default defineRule({
  category: 'Fill in the fields',
  description:
    'Every row of a table in a text has as many cells as the table has columns, and no bar within code or a link.',
  rationale: 'One missing cell moves all the others under the wrong heading, and a bar ends a cell wherever it is.',
  fix: 'Writes a backslash before a bar within code, a link, or bold words.',
  file: (file) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'table') return [];
      const [head, ...rows] = node.children;
      const columns = head?.children.length ?? 0;
      return rows.flatMap((row) => {
        const split = splitCellOf(row, columns, file);
        if (split) return split;
        return row.children.length === columns ? [] : file.atNode(row, wrongRow(row, columns, file.body));
      });
    }),
});

/** A bar in code or in a link of a row, even if the row happens to have as many cells as the head. */
function splitCellOf(row: TableRow, columns: number, file: CheckedFile): Finding | undefined {
  const [from, to] = offsetsOf(row);
  const source = file.body.slice(from, to);
  const cells = splitCellsIn(source);
  const [first] = cells;
  if (!first) return undefined;
  const edits = cells.map(({ start, found, whole }) => ({
    ...{ start: from + start, end: from + start + found.length },
    text: whole,
  }));
  const bars = cells.map(({ found, whole }) => whole.length - found.length);
  // Otherwise, the bars may be meant to end cells.
  const isClear = columnsOf(source) - bars.reduce((sum, each) => sum + each, 0) === columns;
  const start = from + first.start;
  const problem = { found: first.found, ...splitCell(first) };
  return file.atBody(start, start + first.found.length, problem, isClear ? edits : []);
}

function wrongRow({ children, position }: TableRow, columns: number, body: string): Problem {
  const count = countOf(children.length, 'cell');
  if (children.length > columns)
    return {
      message: `This row has ${count}, but the table has ${columns} columns: the last ones are not shown.`,
      suggestion: 'Add a column to the head of the table, or delete the extra cells.',
    };
  const isText = !body.slice(position?.start.offset, position?.end.offset).includes('|');
  return {
    message: isText
      ? 'This line becomes a row of the table above it.'
      : `This row has ${count}, but the table has ${columns} columns.`,
    suggestion: isText
      ? 'Put an empty line between the table and the text.'
      : 'Add the missing cells. An empty one is a space between two bars:   | |',
  };
}
