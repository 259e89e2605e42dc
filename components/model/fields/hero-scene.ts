import { distinct, text } from 'sitewright';
import * as z from 'zod';
import { scene } from './scene';

const agreement = z.strictObject({
  type: z.literal('agreement').describe('The page that two sides sign.'),
  label: text('What is printed at the top of the page, such as: The page we both sign, an example.'),
  terms: z
    .array(
      z.strictObject({
        label: text('What is settled, two to four words.'),
        value: text('How it is settled, a few words.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('What is on the page.')
    .meta(distinct('label')),
  signatures: z.array(text('Who signs, one or two words.')).length(2).describe('The two sides.').meta(distinct()),
});

/** The drawing of a hero: one that only this page has, or one of the scenes. */
export const heroScene = z
  .discriminatedUnion('type', [...scene.options, agreement])
  .describe('A drawn picture: one that hangs from the line of the hero, or one of those that other pages have too.');

export type HeroScene = z.infer<typeof heroScene>;
