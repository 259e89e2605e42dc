import { distinct, text } from 'sitewright';
import * as z from 'zod';

const coverNames = ['tally', 'phone', 'tangle', 'gate'] as const;

export type CoverName = (typeof coverNames)[number];

/** A cover whose lines act out the title of an article. */
export const cover = z
  .enum(coverNames)
  .describe(
    'The drawn cover: tally (strokes that count), phone (a line caught in a phone), tangle (a line that ties itself up) or gate (lines turned away, one let through). Without it, the one of the category.',
  );

/** What a line carries on the cover at the top of an article. */
export const weights = z
  .array(
    z.strictObject({
      name: text('What it is, one or two short words, such as Photo.'),
      value: text('How much it weighs, in the same unit as the others, such as 4.6 MB.'),
    }),
  )
  .min(3)
  .max(7)
  .describe(
    'Instead of the cover, at the top of the article: a line with a loop for each weight, as large as the weight.',
  )
  .meta(distinct('name'));

export type Weights = z.output<typeof weights>;
