import { defineSection, distinct, headedSectionFields, reference } from 'sitewright';
import * as z from 'zod';

export const stats = defineSection(
  z.strictObject({
    ...headedSectionFields('stats', 'Shows claims as a ledger of figures.'),
    figures: z
      .array(reference('claim', 'The id of a claim in claims.yaml.'))
      .min(2)
      .max(6)
      .describe('Two to six claims, set as a ledger.')
      .meta(distinct()),
  }),
);
