import * as z from 'zod';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const articles = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z
    .literal('articles')
    .describe('Shows every article, newest first. A long list goes on at further pages, such as /blog/page/2.'),
});
