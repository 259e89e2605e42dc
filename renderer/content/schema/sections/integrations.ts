import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { link } from '../fields/link';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const integrations = z.strictObject({
  ...headedSectionFields('integrations', 'Shows the platforms that we connect, as a ruled table.'),
  items: z
    .array(
      z.strictObject({
        name: text('The name of the platform, as plain text.'),
        description: text('What the connection does, one sentence.'),
        highlighted: z.boolean().describe('true marks the platform as the main one.').optional(),
      }),
    )
    .min(2)
    .describe('The platforms, as a ruled table.')
    .meta(distinct('name')),
  note: text('One or two sentences under the table, such as on custom integrations.').optional(),
  links: z.array(link).max(2).describe('Up to two buttons under the table.').meta(distinct('href')).optional(),
});
