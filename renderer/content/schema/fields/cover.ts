import * as z from 'zod';

/** The drawn covers, in the order of the categories in site.yaml, whose articles have them by default. */
const coverNames = ['tally', 'phone', 'tangle', 'gate'] as const;

export type CoverName = (typeof coverNames)[number];

/** A cover whose lines act out the title of an article. */
export const cover = z
  .enum(coverNames)
  .describe(
    'The drawn cover: tally (strokes that count), phone (a line caught in a phone), tangle (a line that ties itself up) or gate (lines turned away, one let through). Without it, the one of the category.',
  );

/** The cover of an article: its own, or that of its category. */
export function coverOf(article: { cover?: CoverName | undefined; category: string }, categories: string[]): CoverName {
  const place = Math.max(0, categories.indexOf(article.category));
  return article.cover ?? coverNames[place % coverNames.length] ?? coverNames[0];
}
