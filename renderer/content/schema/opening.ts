import { z } from 'zod';
import { date } from './fields/date';
import { pageHead } from './fields/page-head';
import { text } from './fields/text';

/** A job opening; content/careers. */
export const opening = z.strictObject({
  ...pageHead,
  heading: text('The title of the job.'),
  summary: text('One or two sentences on the job for the list.'),
  department: text('The department, such as Engineering.'),
  location: text('Where the work is done, such as Remote.'),
  type: text('The kind of employment, such as Full-time.'),
  posted: date('The day the opening was published, year-month-day.'),
  duties: z.array(text('One duty, a sentence.')).min(3).describe('What the person does.'),
  requirements: z.array(text('One requirement, a sentence.')).min(3).describe('What the person brings.'),
  offers: z.array(text('One thing we offer, a sentence.')).min(3).describe('What the person gets.'),
  process: z.array(text('One step, a sentence.')).min(2).describe('What happens after applying, in order.'),
});
