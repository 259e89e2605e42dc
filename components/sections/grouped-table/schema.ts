import { defineSection, distinct, headedSectionFields, phrase, text } from 'sitewright';
import * as z from 'zod';

const fields = headedSectionFields('grouped-table', 'Shows one table of three columns whose rows are in groups.');

export const groupedTable = defineSection(
  z.strictObject({
    ...fields,
    show: phrase('On phones, unfolds a group, such as Show {count} tools. {count} is how many rows it has.', 'count'),
    head: z.array(text('The heading of a column.')).length(3).describe('The column headings.'),
    groups: z
      .array(
        z.strictObject({
          id: fields.id,
          title: text('The heading of the group, one to four words.'),
          text: text('One sentence on the group.').optional(),
          rows: z
            .array(z.array(text('A cell.')).length(3).describe('A row: as many cells as there are columns.'))
            .min(1)
            .describe('The rows; the first cell of each names it.'),
        }),
      )
      .min(2)
      .describe('The groups, in order.')
      .meta(distinct('title')),
  }),
);
