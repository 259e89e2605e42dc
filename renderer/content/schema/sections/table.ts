import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const table = z.strictObject({
  ...headedSectionFields('table', 'Shows a table of two to four columns.'),
  head: z.array(text('The heading of a column.')).min(2).max(4).describe('The column headings.'),
  rows: z
    .array(z.array(text('A cell.')).min(2).max(4).describe('A row: as many cells as there are columns.'))
    .min(1)
    .describe('The rows; the first cell of each names it.'),
});
