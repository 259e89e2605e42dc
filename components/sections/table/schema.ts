import { address, defineSection, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

export const table = defineSection(
  z.strictObject({
    ...headedSectionFields('table', 'Shows a table of two to four columns.'),
    head: z.array(text('The heading of a column.')).min(2).max(4).describe('The column headings.'),
    rows: z
      .array(z.array(text('A cell.')).min(2).max(4).describe('A row: as many cells as there are columns.'))
      .min(1)
      .describe('The rows; the first cell of each names it.'),
    show: text('On phones, unfolds the rows after the second, such as Show all six rows.').optional(),
    targets: z
      .array(z.strictObject({ icon, page: address('The page to which the second cell of the row leads.') }))
      .describe('One for each row: its object, and its page, which colors it.')
      .optional(),
  }),
);
