import { defineSection, distinct, headedSectionFields, link, text } from 'sitewright';
import * as z from 'zod';

export const integrations = defineSection(
  z.strictObject({
    ...headedSectionFields('integrations', 'Shows the platforms that we connect, as a grid.'),
    items: z
      .array(
        z.strictObject({
          name: text('The name of the platform, as plain text.'),
          description: text('What the connection does, one sentence.'),
          highlighted: z.boolean().describe('true marks the platform as the main one.').optional(),
        }),
      )
      .min(2)
      .describe('The platforms, as a grid.')
      .meta(distinct('name')),
    note: text('One or two sentences under the grid, such as on custom integrations.').optional(),
    links: z
      .array(link)
      .max(2)
      .describe('Up to two buttons under the grid.')
      .meta(distinct('href', 'label'))
      .optional(),
  }),
);
