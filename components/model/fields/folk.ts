import { text } from 'sitewright';
import * as z from 'zod';

/** A drawing of people beside the heading of a chapter. */
export const folk = z
  .strictObject({
    name: z
      .enum(['boat-house', 'tin-can-phone'])
      .describe('boat-house has a web page for a window; tin-can-phone has messages on its string.'),
    label: text('The picture in one or two sentences, for those who do not see it.'),
  })
  .describe('A drawing beside the heading, on the line from which the chapter hangs.');

export type Folk = z.infer<typeof folk>;
