import { text } from 'sitewright';
import * as z from 'zod';

export const chatMessage = z.strictObject({
  from: z.enum(['customer', 'business']).describe('Who writes: customer or business.'),
  text: text('What the message says, as one would type it in a chat.'),
});

export const chat = z.strictObject({
  type: z.literal('chat').describe('A chat between a customer and a business.'),
  contact: text('The name at the top of the chat, such as a shop type. No real company.'),
  messages: z.array(chatMessage).min(2).max(4).describe('Two to four messages, oldest first.'),
});

const rows = z
  .array(
    z.strictObject({
      label: text('The left side of the row, a few words.'),
      value: text('The right side of the row: a time, an amount, a state.'),
    }),
  )
  .min(2)
  .max(4)
  .describe('Two to four rows on the screen.');

export const appScreen = z.strictObject({
  title: text('The title at the top of the app screen, one to three words.'),
  rows,
  action: text('The button at the bottom of the screen, one to three words.'),
});

const app = z.strictObject({
  type: z.literal('app').describe('One to three screens of an app.'),
  screens: z.array(appScreen).min(1).max(3).describe('One screen, or up to three in a stack.'),
});

const browser = z.strictObject({
  type: z.literal('browser').describe('A page in a browser.'),
  address: text('What the address bar shows, such as clinic.example/book.'),
  heading: text('The headline of the drawn page, two to six words.'),
  rows,
  action: text('The button of the drawn page, one to three words.'),
});

const agent = z.strictObject({
  type: z.literal('agent').describe('A question to an AI agent, what it does, and its answer.'),
  question: text('What the person asks.'),
  tools: z
    .array(text('What the agent looks up or does, two to five words.'))
    .min(2)
    .max(4)
    .describe('The steps it takes.'),
  answer: text('What the agent answers, one sentence.'),
});

export const scene = z
  .discriminatedUnion('type', [chat, app, browser, agent])
  .describe('A drawn picture: a chat, app screens, a browser page, or an agent at work.');

export type Scene = z.infer<typeof scene>;
