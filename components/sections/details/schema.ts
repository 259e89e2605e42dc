import { defineSection, headedSectionFields, href, text } from 'sitewright';
import * as z from 'zod';
import { pictureBeside } from '../../model/fields/picture';

export const details = defineSection(
  z.strictObject({
    ...headedSectionFields('details', 'Shows pairs of label and value, such as the media contact.'),
    look: z.enum(['rows', 'ticked']).describe('ticked puts them on a sheet of paper, each ticked off.').optional(),
    items: z
      .array(
        z.strictObject({
          label: text('What it is, such as E-mail.'),
          value: text('The value, such as press@tallwind.example.'),
          href: href('Where the value leads, such as mailto:press@tallwind.example.').optional(),
        }),
      )
      .min(1)
      .describe('Label and value pairs, such as the media contact.'),
    show: text('On phones, unfolds the pairs after the third, such as Show all five.').optional(),
    picture: pictureBeside.optional(),
  }),
);
