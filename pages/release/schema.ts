import * as z from 'zod';
import { defineKind, NEWEST_FIRST } from '../../renderer/content/schema/define-kind';
import { date } from '../../renderer/content/schema/fields/date';
import { photo } from '../../renderer/content/schema/fields/picture';
import { text } from '../../renderer/content/schema/fields/text';
import { pageHead } from '../fields/page-head';

/** A press release; content/press. */
export const release = defineKind({
  name: 'release',
  files: 'press/:slug.mdx',
  address: '/press/:slug',
  parent: '/press',
  published: 'date',
  order: NEWEST_FIRST,
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
