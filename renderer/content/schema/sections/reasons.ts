import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const reasons = z.strictObject({
  ...headedSectionFields('reasons', 'Shows reasons as numbered statements.'),
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
