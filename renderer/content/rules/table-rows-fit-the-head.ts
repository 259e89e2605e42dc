import { atField } from '../steps/places';
import type { Rule } from './rule';

export const tableRowsFitTheHead: Rule = {
  task: 'Fill in the fields',
  demand: 'Every row of a table has as many cells as the table has columns.',
  why: 'A cell too few moves all others under the wrong heading.',
  check: ({ content, files }) =>
    files.flatMap(({ file, address }) => {
      const entry = address === undefined ? undefined : content.entries.get(address);
      if (entry?.kind !== 'page') return [];
      return entry.data.sections.flatMap((section, at) => {
        if (section.type !== 'table') return [];
        return section.rows.flatMap((row, index) =>
          row.length === section.head.length
            ? []
            : [
                atField(file, ['sections', at, 'rows', index], 'value', {
                  code: 'table-rows-fit-the-head',
                  message: `This row has ${row.length} cells, but the table has ${section.head.length} columns.`,
                  suggestion: 'Add the missing cells, or delete the surplus ones.',
                }),
              ],
        );
      });
    }),
};
