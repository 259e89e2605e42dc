import { code, type DataOf, defineList, distinct } from 'sitewright';
import * as z from 'zod';
import { cover } from '../fields/cover';
import { theme } from '../fields/theme';

/** categories.yaml */
export const categories = defineList({
  name: 'categories',
  file: 'categories.yaml',
  item: 'category',
  schema: z
    .array(
      z.strictObject({
        name: code('The name of the category, which its articles name.'),
        theme: theme.describe('The hue of its articles: that of a service, or ink.'),
        cover: cover.describe('The drawn cover of its articles that name none: tally, phone, tangle or gate.'),
      }),
    )
    .min(1)
    .describe('The categories an article may have.')
    .meta(distinct('name')),
});

type Category = DataOf<typeof categories>[number];

/** The category of an article; an unknown category, which only development shows, is ink. */
export function categoryOf({ category }: { category: string }, known: readonly Category[]): Category {
  return known.find(({ name }) => name === category) ?? { name: category, theme: 'ink', cover: 'tally' };
}
