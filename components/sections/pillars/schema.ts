import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

export const pillars = defineSection(
  z.strictObject({
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
  }),
);
