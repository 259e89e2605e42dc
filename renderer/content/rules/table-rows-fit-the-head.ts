import { atField } from '../steps/parse';
import type { Rule } from './rule';

/** Every row of a table has as many cells as the table has columns. */
export const tableRowsFitTheHead: Rule = ({ content, files }) =>
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
  });
