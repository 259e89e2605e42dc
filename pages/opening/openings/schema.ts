import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

export const openings = defineSection(
  z.strictObject({
    ...headedSectionFields('openings', 'Shows every opening with its apply link.'),
  }),
);
