import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

export const partners = defineSection(
  z.strictObject({
    ...headedSectionFields('partners', 'Shows the partners of partners.yaml.'),
  }),
);
