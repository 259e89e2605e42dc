import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const portfolio = z.strictObject({
  ...headedSectionFields(
    'portfolio',
    'Shows example projects as fact sheets, each with what would show that it works.',
  ),
  cases: z
    .array(
      z.strictObject({
        title: text('The kind of project or use case. No customer names.'),
        task: text('What the business needed, one or two sentences.'),
        built: text('What we would build for it, one or two sentences.'),
        measure: text('What would show that it works, a few words; no figure, since the business is an example.'),
        time: text('How long such a project takes, such as 2 weeks.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('Two to six fact sheets.'),
});
