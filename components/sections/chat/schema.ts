import { defineSection, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

export const chat = defineSection(
  z.strictObject({
    ...headedSectionFields('chat', 'Shows a chat of four messages as a demo, with remarks beside it.'),
    contact: text('The name at the top of the chat. No real company.'),
    messages: z
      .array(
        z.strictObject({
          from: z.enum(['customer', 'business']).describe('Who writes: customer or business.'),
          text: text('What the message says.'),
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
      .min(2)
      .max(4)
      .describe('Two remarks, about the two answers, or one about each message, in order.'),
  }),
  {
    least: {
      type: 'chat',
      title: 'Four words can be a sale',
      contact: 'Bakery',
      messages: [
        { from: 'customer', text: 'Open?', time: '6:58' },
        { from: 'business', text: 'In two minutes.', time: '6:58' },
        { from: 'customer', text: 'Two rye, please', time: '6:59' },
        { from: 'business', text: 'Kept for you.', time: '6:59' },
      ],
      points: [
        { title: 'It answers', description: 'Before the door is open.' },
        { title: 'It ends', description: 'With bread put aside.' },
      ],
    },
    full: {
      type: 'chat',
      title: 'Four messages can carry a whole sale',
      text: 'A sample from a coffee roastery that we made up, prices and offers included.',
      contact: 'Coffee roastery',
      messages: [
        { from: 'customer', text: 'Hi, is the hand grinder in stock, and is shipping free?', time: '8:41' },
        {
          from: 'business',
          text: 'It is, at $72. You get free shipping over $75. With two bags of beans it makes the starter bundle for $81.',
          time: '8:41',
        },
        { from: 'customer', text: 'The bundle then. Can both bags be decaf?', time: '8:43' },
        { from: 'business', text: 'Sure, two decaf. Your cart is ready: roastery.example/cart/8041', time: '8:43' },
      ],
      points: [
        {
          title: 'The total is worked out for the customer',
          description: 'Stock, prices and offers come from the shop.',
        },
        { title: 'The answer ends in something to tap', description: 'The card number never goes into the chat.' },
        { title: 'No template was needed', description: 'The customer wrote first, so the shop may answer freely.' },
        { title: 'The ad keeps the credit', description: 'The chat remembers which ad it came from.' },
      ],
    },
    'long words and a long address': {
      type: 'chat',
      title: 'Otorhinolaryngological appointments need no telecommunications department',
      contact: 'Otorhinolaryngology and anesthesiology reception',
      messages: [
        {
          from: 'customer',
          text: 'I was referred by gastroenterology for an otorhinolaryngological consultation before the anesthesiological one. The letter says interdepartmental, but not who books it, and the telephone number on it belongs to a branch that has moved. Can you help?',
          time: '11:58 pm',
        },
        { from: 'business', text: 'Yes.', time: '11:58 pm' },
        {
          from: 'customer',
          text: 'https://referrals.otorhinolaryngology.example/interdepartmental/2024-04-23/consultation-before-anesthesia',
          time: '11:59 pm',
        },
        {
          from: 'business',
          text: 'Thank you. Tuesday at 8:15 with otorhinolaryngology and at 9:40 with anesthesiology, both on the second floor. Please do not eat after midnight.',
          time: '12:00 am',
        },
      ],
      points: [
        {
          title: 'Interdepartmental responsibilities stay inside',
          description:
            'The patient has one chat. Who answers in it is settled by the departments, and they can change it without telling anyone outside.',
        },
        { title: 'One word can be an answer', description: 'It keeps the patient in the chat.' },
        { title: 'Addresses break', description: 'Anywhere, so that they fit.' },
      ],
    },
  },
);
