import type { TableRow } from 'mdast';
import type { Problem } from '../diagnostics/diagnostic';
import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import { allNodes } from '../parse/walk-mdast';
import { countOf } from '../text/count-of';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'Every row of a table has as many cells as the table has columns.',
  rationale: 'One missing cell moves all the others under the wrong heading.',
  checkFile: ({ file }) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'table') return [];
      const [head, ...rows] = node.children;
      const columns = head?.children.length ?? 0;
      return rows
        .filter(({ children }) => children.length !== columns)
        .map((row) => diagnosticAtNode(file, row, wrongRow(row, columns, file.body)));
    }),
  check: (linked) =>
    filesWithEntries(linked, 'page').flatMap(({ file, entry }) =>
      entry.data.sections.flatMap((section, at) => {
        if (section.type !== 'table') return [];
        const columns = section.head.length;
        const wrong = [...section.rows.entries()].filter(([, row]) => row.length !== columns);
        const [cells, ...others] = new Set(section.rows.map((row) => row.length));
        // If all rows agree, the header is wrong.
        if (wrong.length > 1 && others.length === 0) {
          return diagnosticAtField(file, ['sections', at, 'head'], 'value', {
            message: `The table has ${columns} columns, but every row has ${cells} cells.`,
            suggestion: 'Give each column a heading.',
          });
        }
        const { targets = section.rows, rows } = section;
        if (targets.length !== rows.length) {
          return diagnosticAtField(file, ['sections', at, 'targets'], 'value', {
            message: `The table has ${countOf(rows.length, 'row')}, but ${countOf(targets.length, 'target')}.`,
            suggestion: 'Give each row its target.',
          });
        }
        return wrong.map(([index, row]) =>
          diagnosticAtField(file, ['sections', at, 'rows', index], 'value', {
            message: `This row has ${row.length} cells, but the table has ${columns} columns.`,
            suggestion: 'Add the missing cells, or delete the extra ones.',
          }),
        );
      }),
    ),
} satisfies Rule;

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
