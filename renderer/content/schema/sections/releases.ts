import * as z from 'zod';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const releases = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z
    .literal('releases')
    .describe('Shows every press release, newest first. A long list goes on at further pages, such as /press/page/2.'),
});
