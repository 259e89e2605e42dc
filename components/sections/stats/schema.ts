import { defineSection, distinct, headedSectionFields, reference } from 'sitewright';
import * as z from 'zod';

export const stats = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'stats',
      'The one statement of figures of a page, in parts: what we promise, what we measured, the market.',
    ),
    figures: z
      .array(reference('claim', 'The id of a claim in claims.yaml.'))
      .min(2)
      .max(8)
      .describe('Two to eight claims, in order within their parts.')
      .meta(distinct()),
  }),
);
