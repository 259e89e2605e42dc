import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { link } from '../fields/link';
import { reference } from '../fields/reference';
import { scene } from '../fields/scene';
import { sectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const hero = z.strictObject({
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
  scene: scene.optional(),
});
