import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

export const spans = defineSection(
  z.strictObject({
    ...headedSectionFields('spans', 'Shows amounts as lines of that length.'),
    begin: z
      .enum(['in-turn', 'together', 'clock'])
      .describe(
        'in-turn: each line begins where the one before it ends, as in a schedule; together: all begin at zero; clock: in turn on the face of a clock, in minutes.',
      ),
    items: z
      .array(
        z.strictObject({
          label: text('What it is, two to six words.'),
          value: text(
            'The amount, such as 30 minutes: the line is as long as its number, so use one unit for all. Without a number, the line is dotted.',
          ),
          description: text('One or two sentences about it.').optional(),
        }),
      )
      .min(2)
      .describe('The amounts, in order.')
      .meta(distinct('label')),
  }),
);
