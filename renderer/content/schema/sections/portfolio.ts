import * as z from 'zod';
import { reference } from '../fields/reference';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const portfolio = z.strictObject({
  ...headedSectionFields('portfolio', 'Shows projects as fact sheets, each with a claim as its result.'),
  cases: z
    .array(
      z.strictObject({
        title: text('The kind of project or use case. No customer names.'),
        task: text('What the business needed, one or two sentences.'),
        built: text('What we build for it, one or two sentences.'),
        claim: reference('claim', 'The id of the claim that is shown as the result.'),
        time: text('How long such a project takes, such as 2 weeks.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('Two to six fact sheets.'),
});
