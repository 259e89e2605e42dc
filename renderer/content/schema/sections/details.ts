import * as z from 'zod';
import { href } from '../fields/address';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const details = z.strictObject({
  ...headedSectionFields('details', 'Shows pairs of label and value, such as the media contact.'),
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
});
