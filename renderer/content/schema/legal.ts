import * as z from 'zod';
import { date } from './fields/date';
import { pageHead } from './fields/page-head';
import { text } from './fields/text';

/** A legal text; content/legal. Its sections are the second-level headings of the body, numbered by themselves. */
export const legal = z.strictObject({
  ...pageHead,
  heading: text('The headline of the page.'),
  summary: text('The whole text in two or three plain sentences.'),
  updated: date('The day of the last update, year-month-day.'),
  'unchanged-because': text(
    'Why the last change to the text needs no new date, such as: A comma was corrected. It is not shown on the page.',
  ).optional(),
});
