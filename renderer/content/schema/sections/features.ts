import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { icon } from '../fields/icon';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const features = z.strictObject({
  ...headedSectionFields('features', 'Shows features as a list of term and explanation.'),
  items: z
    .array(
      z.strictObject({
        icon,
        title: text('The feature, two to five words.'),
        description: text('One or two sentences on what the customer gets from it.'),
      }),
    )
    .min(2)
    .describe('The features, as a list of term and explanation.')
    .meta(distinct('title')),
});
