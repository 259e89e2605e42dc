import { defineKind, sections } from 'sitewright';
import * as z from 'zod';
import { pageHead } from '../../components/model/fields/page-head';
import { theme } from '../../components/model/fields/theme';

/** A page that consists of sections; content/pages. */
export const page = defineKind({
  name: 'page',
  files: 'pages/*path.mdx',
  address: '/*path',
  anchors: ['page-title', 'services-title', 'slip'],
  newFile: { label: 'page', body: '' },
  headline: { section: 'hero', field: 'title' },
  linkedFrom: 'linkedFrom',
  schema: z.strictObject({
    ...pageHead,
    theme,
    unlisted: z
      .literal(true)
      .describe(
        'true keeps the page out of search engines, the sitemap and lists: for pages that forms return visitors to.',
      )
      .optional(),
    linkedFrom: z
      .enum(['ads', 'emails', 'print'])
      .describe(
        'Where visitors of a landing page come from that no page of the site links to. Search engines find it through the sitemap.',
      )
      .optional(),
    sections: sections('The sections of the page, top to bottom.'),
  }),
});
