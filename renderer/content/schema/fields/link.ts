import * as z from 'zod';
import { href } from './address';
import { text } from './text';

export const link = z
  .strictObject({
    label: text('What the link or button says; it names what happens.'),
    href: href('Where it leads: a page (/contact), an anchor (#features-section), https://, mailto: or tel:.'),
  })
  .describe('A link: its label and where it leads.');

export type Link = z.infer<typeof link>;
