import { defineSection, distinct, link, reference, sectionFields, text } from 'sitewright';
import * as z from 'zod';
import { heroScene } from '../../model/fields/hero-scene';

export const hero = defineSection(
  z.strictObject({
    ...sectionFields('hero', 'Opens the page: the headline, and what may follow it.'),
    tagline: text('A few words above the headline.'),
    title: text('The headline of the page; its only first-level heading.'),
    description: text('One to three sentences under the headline.'),
    primary: link.optional(),
    secondary: link.optional(),
    stats: z
      .array(reference('claim', 'The id of a claim in claims.yaml.'))
      .length(4)
      .describe('Four claims, shown as figures under a rule.')
      .meta(distinct())
      .optional(),
    scene: heroScene.optional(),
    stamp: text('One or two words stamped on our ticket: with them, the hero is a ticket and nothing else.').optional(),
  }),
);
