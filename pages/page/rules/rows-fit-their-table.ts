import { countOf, defineRule } from 'sitewright';
import { table } from '../../../components/sections/table/schema';
import { page } from '../schema';

export default defineRule({
  category: 'Fill in the fields',
  description:
    'Every row of a table section has as many cells as the table has columns, and a target if others have one.',
  rationale: 'One missing cell moves all the others under the wrong heading.',
  content: (content) =>
    content.pages(page).flatMap(({ file }) =>
      file.sections(table).flatMap(({ path, data: { head = [], rows = [], targets = rows } }) => {
        const columns = head.length;
        const lengths = rows.map((row) => row?.length ?? 0);
        const wrong = [...lengths.entries()].filter(([, cells]) => cells !== columns);
        const [cells, ...others] = new Set(lengths);
        // If all rows agree, the header is wrong.
        if (wrong.length > 1 && others.length === 0)
          return file.at([...path, 'head'], {
            message: `The table has ${columns} columns, but every row has ${cells} cells.`,
            suggestion: 'Give each column a heading.',
          });
        if (targets.length !== rows.length)
          return file.at([...path, 'targets'], {
            message: `The table has ${countOf(rows.length, 'row')}, but ${countOf(targets.length, 'target')}.`,
            suggestion: 'Give each row its target.',
          });
        return wrong.map(([index, cells]) =>
          file.at([...path, 'rows', index], {
            message: `This row has ${cells} cells, but the table has ${columns} columns.`,
            suggestion: 'Add the missing cells, or delete the extra ones.',
          }),
        );
      }),
    ),
});
