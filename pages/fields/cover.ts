import * as z from 'zod';

const coverNames = ['tally', 'phone', 'tangle', 'gate'] as const;

export type CoverName = (typeof coverNames)[number];

/** A cover whose lines act out the title of an article. */
export const cover = z
  .enum(coverNames)
  .describe(
    'The drawn cover: tally (strokes that count), phone (a line caught in a phone), tangle (a line that ties itself up) or gate (lines turned away, one let through). Without it, the one of the category.',
  );
