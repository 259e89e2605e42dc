import { defineSection, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

/** A chat of four messages, and what to notice in it. */
export const chatFields = {
  contact: text('The name at the top of the chat. No real company.'),
  messages: z
    .array(
      z.strictObject({
        from: z.enum(['customer', 'business']).describe('Who writes: customer or business.'),
        text: text('What the message says. It may show the booking, as in {day}.'),
        time: text('The time shown under the message, such as 10:24.'),
      }),
    )
    .length(4)
    .describe('Four messages, oldest first; the demo plays them in a loop.'),
  points: z
    .array(
      z.strictObject({
        title: text('What to notice in the chat, a few words.'),
        description: text('Why it matters, one or two sentences.'),
      }),
    )
    .length(2)
    .describe('Two remarks, about the second and the fourth message.'),
};

export type ChatFields = z.output<z.ZodObject<typeof chatFields>>;

export const chat = defineSection(
  z.strictObject({
    ...headedSectionFields('chat', 'Shows a chat of four messages as a demo, with remarks beside it.'),
    ...chatFields,
  }),
);
