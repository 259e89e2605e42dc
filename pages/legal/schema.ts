import { date, defineKind, SHOWN, text } from 'sitewright';
import * as z from 'zod';
import { pageHead } from '../../components/model/fields/page-head';

/** A legal text; content/legal. Its sections begin with second-level headings of the body, numbered automatically. */
export const legal = defineKind({
  name: 'legal',
  files: 'legal/:slug.mdx',
  address: '/:slug',
  headline: 'heading',
  sharesParagraphs: true,
  anchors: ['other-texts'],
  newFile: { label: 'legal text', body: '\n## TODO\n\n<Summary>TODO</Summary>\n\nTODO\n' },
  schema: z.strictObject({
    ...pageHead,
    heading: text('The headline of the page.'),
    summary: text('The whole text in two or three plain sentences.'),
    updated: date('The day of the last update, year-month-day.'),
    'unchanged-because': text(
      'Why the last change to the text needs no new date, such as: A comma was corrected. No page shows it.',
    )
      .meta(SHOWN.never)
      .optional(),
  }),
});
