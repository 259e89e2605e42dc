import { date, defineKind, photo, text } from 'sitewright';
import * as z from 'zod';
import { pageHead } from '../../components/model/fields/page-head';

/** A press release; content/press. */
export const release = defineKind({
  name: 'release',
  files: 'press/:slug.mdx',
  address: '/press/:slug',
  parent: '/press',
  published: 'date',
  order: 'newest first',
  headline: 'heading',
  newFile: { label: 'press release', body: '\nTODO\n' },
  sharesParagraphs: true,
  schema: z.strictObject({
    ...pageHead,
    heading: text('The headline of the release.'),
    excerpt: text('One or two sentences for lists and feeds.'),
    date: date('The day of publication, year-month-day; before it, only previews show the release.'),
    photo: photo.optional(),
  }),
});
