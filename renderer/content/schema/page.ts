import * as z from 'zod';
import { pageHead } from './fields/page-head';
import { theme } from './fields/theme';
import { section } from './sections/registry';

/** A page made of sections; content/pages. */
export const page = z.strictObject({
  ...pageHead,
  theme,
  sections: z.array(section).min(1).describe('The sections of the page, top to bottom.'),
});
