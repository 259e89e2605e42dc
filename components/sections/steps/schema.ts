import { defineSection, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { pictureBeside } from '../../model/fields/picture';

export const steps = defineSection(
  z.strictObject({
    ...headedSectionFields('steps', 'Shows numbered steps.'),
    items: z
      .array(
        z.strictObject({
          title: text('The step, two to six words.'),
          description: text('What happens in it, one to three sentences.'),
          time: text('How long it takes, such as 30 minutes.').optional(),
        }),
      )
      .min(2)
      .describe('The steps, in order; they are numbered by themselves.'),
    picture: pictureBeside.optional(),
  }),
);
