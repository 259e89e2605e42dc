import { distinct, text } from 'sitewright';
import * as z from 'zod';

export const order = z.strictObject({
  type: z.literal('order').describe('One order on its way: a cart in a chat, a payment, a packing table and a door.'),
  contact: text('The name at the top of the chat. No real company.'),
  cart: text('What the customer orders, as one would type it in a chat.'),
  answer: text('What the business answers.'),
  payment: z
    .strictObject({
      sum: text('What is paid, such as $41.50.'),
      address: text('Where it is paid, such as pay.dairy.example.'),
      stamp: text('What is stamped on it, one word.'),
    })
    .describe('The payment.'),
  box: text('What is written on the box, two to four characters.'),
  door: text('The number on the door.'),
  stops: z
    .array(
      z.strictObject({
        title: text('What is there, one to three words.'),
        text: text('The particulars, up to six words.'),
      }),
    )
    .length(4)
    .describe('What is under each of the four, from the chat to the door.')
    .meta(distinct('title')),
});
