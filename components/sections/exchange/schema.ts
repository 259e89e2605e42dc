import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

const side = z.strictObject({
  icon,
  name: text('Who is on this side, one to three words, such as Your shop.'),
  sends: text('Before what this side sends, such as You send.'),
});

export const exchange = defineSection(
  z.strictObject({
    ...headedSectionFields('exchange', 'Shows what two sides send each other, and what is kept of it.'),
    left: side.describe('The side on the left: the reader.'),
    right: side.describe('The side on the right: the platform or the system.'),
    stays: text('Before what is not sent, such as Stays with you.'),
    items: z
      .array(
        z.strictObject({
          from: z
            .enum(['left', 'right', 'nobody'])
            .describe('Which side sends it. nobody: it is not sent, and its line curls back.'),
          what: text('What it is, a few words.'),
          kept: text('What is kept of it, where, and for how long, one sentence.'),
        }),
      )
      .min(3)
      .max(7)
      .describe('What is sent and what is not, in order.')
      .meta(distinct('what')),
  }),
);
