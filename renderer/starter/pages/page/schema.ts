import { defineKind, pageHead, text } from 'sitewright';
import * as z from 'zod';

/** A page: content/pages/prices.mdx is at /prices. */
export const page = defineKind({
  name: 'page',
  files: 'pages/*path.mdx',
  address: '/*path',
  headline: 'heading',
  newFile: { label: 'page', body: '\nTODO\n' },
  schema: z.strictObject({
    ...pageHead(),
    heading: text('The headline of the page.'),
    lede: text('One or two sentences below it.'),
  }),
});
