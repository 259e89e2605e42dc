import * as z from 'zod';
import { date } from './fields/date';
import { text } from './fields/text';

const claim = z.strictObject({
  value: text('The figure, as it is shown, such as 10,000+.'),
  label: text('What the figure counts, in a few words.'),
  pages: z
    .array(text('An address such as /about, or a family of addresses such as /solutions/*, or /* for every page.'))
    .min(1)
    .describe('Where the claim may stand.'),
  source: text('Where the figure comes from.'),
  'review-by': date(
    'The day by which somebody asks again whether the figure holds, year-month-day; after it, the check warns.',
  ).optional(),
});

/** claims.yaml: every figure the site states, once, by id. Copy names a claim as [[id]]. */
export const claims = z.record(z.string(), claim).describe('Every claim by its id.');

export type Claim = z.infer<typeof claim>;
