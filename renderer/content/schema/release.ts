import * as z from 'zod';
import { date } from './fields/date';
import { pageHead } from './fields/page-head';
import { text } from './fields/text';

/** A press release; content/press. */
export const release = z.strictObject({
  ...pageHead,
  heading: text('The headline of the release.'),
  excerpt: text('One or two sentences for lists and feeds.'),
  date: date('The day of publication, year-month-day; before it, only previews show the release.'),
});
