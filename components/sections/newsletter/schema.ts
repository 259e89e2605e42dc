import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

export const newsletter = defineSection(
  z.strictObject({
    ...headedSectionFields('newsletter', 'Shows the newsletter box.'),
  }),
);
