import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { icon } from '../fields/icon';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const pillars = z.strictObject({
  ...headedSectionFields('pillars', 'Shows three feature cards with concrete points.'),
  items: z
    .array(
      z.strictObject({
        icon,
        title: text('The feature, two to six words.'),
        description: text('Two or three sentences on what it does.'),
        points: z
          .array(text('One concrete point, a few words.'))
          .min(2)
          .max(4)
          .describe('Two to four concrete points.')
          .meta(distinct()),
      }),
    )
    .length(3)
    .describe('Three feature cards.')
    .meta(distinct('title')),
});
