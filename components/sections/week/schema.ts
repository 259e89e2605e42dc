import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

export const week = defineSection(
  z.strictObject({
    ...headedSectionFields('week', 'Shows the week as a line, and when someone answers.'),
    items: z
      .array(
        z.strictObject({
          label: text('What is answered, one to four words.'),
          hours: z
            .enum(['office', 'always'])
            .describe('office: within the office hours of site.yaml; always: day and night.'),
          description: text('How soon, in one sentence.').optional(),
        }),
      )
      .min(1)
      .describe('A line for each kind of question.')
      .meta(distinct('label')),
  }),
);
