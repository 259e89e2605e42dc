import { date, defineSection, distinct, headedSectionFields, reference, text } from 'sitewright';
import * as z from 'zod';

export const quotes = defineSection(
  z.strictObject({
    ...headedSectionFields('quotes', 'Shows what customers say, in their own words and with their permission.'),
    items: z
      .array(
        z.strictObject({
          text: text('What the customer said, word for word, without quotation marks around it.'),
          name: text('Who said it.'),
          role: text('What that person does there, such as Owner.'),
          company: text('The company.'),
          portrait: reference('picture', 'A photo of that person: its path in the folder media.').optional(),
          // A new section must not say that it is today.
          permission: date(
            'The day on which they allowed you to show it, year-month-day. Keep what they wrote; it is not shown.',
          ).meta({ examples: ['TODO'] }),
        }),
      )
      .min(1)
      .max(6)
      .describe('The quotations, the one that matters most first.')
      .meta(distinct('text')),
  }),
);
