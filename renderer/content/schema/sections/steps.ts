import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const steps = z.strictObject({
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
});
