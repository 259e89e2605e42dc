import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { sectionBase, sectionHeading } from '../fields/section-base';
import { text } from '../fields/text';

export const reasons = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('reasons').describe('Shows reasons as numbered statements.'),
  items: z
    .array(
      z.strictObject({
        title: text('The reason, two to five words.'),
        description: text('Two sentences that back it.'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Two to five numbered statements.')
    .meta(distinct('title')),
});
