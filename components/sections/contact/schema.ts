import { defineSection, distinct, headedSectionFields, link, reference, text } from 'sitewright';
import * as z from 'zod';

export const contact = defineSection(
  z.strictObject({
    ...headedSectionFields('contact', 'Shows the contact form, with the other ways to reach us beside it.'),
    note: text('Small, under the addresses.').optional(),
    links: z
      .array(link)
      .max(3)
      .describe('Up to three more links under the addresses.')
      .meta(distinct('href', 'label'))
      .optional(),
    promise: reference('claim', 'The id of the claim that promises when we reply.').optional(),
  }),
);
