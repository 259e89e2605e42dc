import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const models = z.strictObject({
  ...headedSectionFields('models', 'Shows partnership models with what the partner gets.'),
  items: z
    .array(
      z.strictObject({
        title: text('The name of the partnership model.'),
        description: text('Who it is for and what both sides do, two sentences.'),
        benefits: z.array(text('One benefit, a few words.')).min(2).describe('What the partner gets.').meta(distinct()),
      }),
    )
    .min(1)
    .describe('The partnership models.')
    .meta(distinct('title')),
});
