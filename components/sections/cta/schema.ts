import { defineSection, headedSectionFields, link } from 'sitewright';
import * as z from 'zod';

export const cta = defineSection(
  z.strictObject({
    ...headedSectionFields('cta', 'Shows a closing band with one or two buttons.'),
    primary: link,
    secondary: link.optional(),
  }),
);
