import { distinct, text } from 'sitewright';
import * as z from 'zod';
import { icon } from './icon';
import { scene } from './scene';

const label = text('The picture in one or two sentences, for those who do not see it.');

const note = z.strictObject({
  icon: icon.optional(),
  title: text('What came of it, one to three words.'),
  text: text('The detail, a few words.'),
});

const row = z.strictObject({
  label: text('The left side of the row, a few words.'),
  value: text('The right side of the row: a time, an amount, a state.'),
});

const keptChat = z.strictObject({
  type: z.literal('kept-chat').describe('A chat, and beside its messages what was kept of them.'),
  label,
  contact: text('The name at the top of the chat, such as a shop type. No real company.'),
  messages: z
    .array(
      z.strictObject({
        from: z.enum(['customer', 'business']).describe('Who writes: customer or business.'),
        text: text('What the message says, as one would type it in a chat.'),
        kept: note.describe('What was kept of this message.').optional(),
      }),
    )
    .length(4)
    .describe('Four messages, oldest first.'),
});

const tasks = z.strictObject({
  type: z.literal('tasks').describe('A screen with three messages or buttons; below each hangs what came of it.'),
  label,
  bar: text('The top of the screen: what it is, or an address such as inn.example.'),
  heading: text('The headline of a drawn page; with it the three are buttons, without it messages.').optional(),
  tasks: z
    .array(
      z.strictObject({
        text: text('The message, or the label of the button.'),
        result: note.omit({ icon: true }).describe('What came of it.'),
      }),
    )
    .length(3)
    .describe('The three, left to right.')
    .meta(distinct('text')),
});

const offlineApp = z.strictObject({
  type: z.literal('offline-app').describe('A phone deep below the street, and the office that gets what it sends.'),
  label,
  floors: z.array(text('A floor, such as Level 1.')).min(2).max(4).describe('The floors, from the street down.'),
  phone: z
    .strictObject({
      title: text('The top of the screen, one to three words.'),
      note: text('On the right of it, such as No signal.'),
      rows: z.array(row).min(2).max(4).describe('The rows of the screen.').meta(distinct('label')),
      waits: text('What the phone does until it has a signal.'),
    })
    .describe('The screen of the phone.'),
  office: z
    .strictObject({
      title: text('The top of the screen, one to three words.'),
      heading: text('The headline of the screen.'),
      rows: z.array(row).min(2).max(4).describe('The rows of the screen.').meta(distinct('label')),
      result: note.omit({ icon: true }).describe('What hangs below the office.'),
    })
    .describe('The screen of the office.'),
});

const agreement = z.strictObject({
  type: z.literal('agreement').describe('The page that two sides sign.'),
  label: text('What is printed at the top of the page, such as: The page we both sign, an example.'),
  terms: z
    .array(
      z.strictObject({
        label: text('What is settled, two to four words.'),
        value: text('How it is settled, a few words.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('What is on the page.')
    .meta(distinct('label')),
  signatures: z.array(text('Who signs, one or two words.')).length(2).describe('The two sides.').meta(distinct()),
});

/** The drawing of a hero: one that only this page has, or one of the scenes. */
export const heroScene = z
  .discriminatedUnion('type', [...scene.options, keptChat, tasks, offlineApp, agreement])
  .describe('A drawn picture: one that hangs from the line of the hero, or one of those that other pages have too.');

export type HeroScene = z.infer<typeof heroScene>;
