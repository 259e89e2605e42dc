import * as z from 'zod';
import { section } from '../../../components/sections/registry';
import { pageHead } from './fields/page-head';
import { theme } from './fields/theme';

/** A page of sections; content/pages. */
export const page = z.strictObject({
  ...pageHead,
  theme,
  unlisted: z
    .literal(true)
    .describe(
      'true keeps the page out of search engines, the sitemap and lists: for pages that forms return visitors to.',
    )
    .optional(),
  sections: z.array(section).min(1).describe('The sections of the page, top to bottom.'),
});
