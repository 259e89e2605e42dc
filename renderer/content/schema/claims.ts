import * as z from 'zod';
import { date } from './fields/date';
import { distinct } from './fields/distinct';
import { text } from './fields/text';
import { breaks } from './formats/field-rules';
import { tokensOf } from './tokens';

/** A text that is filled in elsewhere, and in which nothing is filled in. */
function writtenOut(sentence: string) {
  return text(sentence).refine((value) => tokensOf(value).length === 0, { params: breaks('claims-have-no-tokens') });
}

const claim = z.strictObject({
  value: writtenOut('The figure, as it is shown, such as 10,000+.'),
  label: writtenOut('What the figure counts, in a few words.'),
  pages: z
    .array(text('An address such as /about, or a family of addresses such as /solutions/*, or /* for every page.'))
    .min(1)
    .describe('Where the claim is allowed.')
    .meta(distinct()),
  source: writtenOut('Where the figure comes from.'),
  'review-by': date(
    'The day by which someone asks again whether the figure still holds, year-month-day; after it, the check warns.',
  ).optional(),
});

/** claims.yaml: every figure the site states, once, by id. Copy names a claim as [[id]]. */
export const claims = z.record(z.string(), claim).describe('Every claim by its id.');

export type Claim = z.infer<typeof claim>;
