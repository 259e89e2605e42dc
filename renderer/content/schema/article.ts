import * as z from 'zod';
import { cover } from './fields/cover';
import { date } from './fields/date';
import { matching } from './fields/matching';
import { pageHead } from './fields/page-head';
import { reference } from './fields/reference';
import { text } from './fields/text';

/** A blog article; content/blog. */
export const article = z.strictObject({
  ...pageHead,
  heading: text('The headline of the article.'),
  excerpt: text('Two sentences for lists and feeds.'),
  author: reference('author', 'The id of an author in authors.yaml.'),
  date: date('The day of publication, year-month-day; before it, only previews show the article.'),
  category: reference('category', 'One of the categories in site.yaml.'),
  readMinutes: matching(
    /^[1-9]\d?$/,
    'number-is-whole',
    'How many minutes it takes to read, at about 220 words a minute.',
  ),
  cover: cover.optional(),
});
