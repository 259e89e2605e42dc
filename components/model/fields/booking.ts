import { code, distinct, SHOWN, text } from 'sitewright';
import * as z from 'zod';
import { wholeNumber } from './whole-number';

/** The number of each; the styles in components/booking have a rule for each day and each amount. */
const CHOICES = { days: 3, amounts: 2, times: 2 } as const;

const day = z.strictObject({
  name: code('The name of the day, such as Saturday.'),
  short: text('Its name in three letters or so, such as Sat.'),
  left: z
    .array(wholeNumber('How many are left at one of the times.'))
    .length(CHOICES.times)
    .describe('What is left before the visitor books, for each of the times.'),
});

const amount = z.strictObject({
  name: text('What the slip calls it, such as Two.'),
  count: wholeNumber('How many are booked.'),
  price: text('What they cost, such as $70.'),
});

const word = z.strictObject({
  token: code('The name of the token, such as kayaks for {kayaks}.'),
  texts: z.array(text('What it says.')).length(CHOICES.amounts).describe('What it says, for each of the amounts.'),
});

const row = z.strictObject({ label: text('What it is.'), value: text('What it says.') });

const glance = z
  .strictObject({ label: text('The kind of screen in one word.'), text: text('Two short lines, four words at most.') })
  .describe('What phones show of it right under the slip; it names the day and the amount.');

const caption = text('What the drawing shows, in one or two sentences for people who do not see it.');

const chat = z
  .strictObject({
    glance,
    messages: z
      .array(
        z.strictObject({
          from: z.enum(['customer', 'business']).describe('Who writes: customer or business.'),
          text: text('What the message says, as one would type it in a chat.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Two to four messages, oldest first.'),
    caption,
    owner: z
      .strictObject({
        title: text('The title of the window.'),
        head: z.array(text('The heading of a column.')).length(3).describe('Chat, owner and status.'),
        rows: z
          .array(
            z.strictObject({
              chat: text('What the customer writes.'),
              owner: text('Who answers.'),
              status: text('How far it is.'),
              open: z.literal(true).describe('true draws the status as a button.').optional(),
            }),
          )
          .min(2)
          .max(4)
          .describe('The chats; the first is the booking.'),
        caption,
      })
      .describe('The inbox of the team.'),
  })
  .describe('The booking in a chat.');

const app = z
  .strictObject({
    glance,
    title: text('The title at the top of the screen.'),
    heading: text('The large line below it.'),
    rows: z.array(row).min(2).max(3).describe('Two or three facts of the booking.'),
    action: text('The button at the bottom.'),
    caption,
    owner: z
      .strictObject({
        title: text('The title of the list.'),
        rows: z.array(row).min(2).max(4).describe('What the crew prepares; the first two rows are the booking.'),
        action: text('The button at the bottom.'),
        caption,
      })
      .describe('The list of the crew; with kayaks, beside a map of the river.'),
  })
  .describe('The booking in an app.');

const site = z
  .strictObject({
    glance,
    address: text('What the address bar shows.'),
    heading: text('The headline of the drawn page.'),
    action: text('Its button.'),
    caption,
    owner: z
      .strictObject({
        title: text('What the address bar shows.'),
        fields: z.array(row).length(2).describe('The two fields that are being edited.'),
        saved: text('What the editor says after saving.'),
        heading: text('The headline of the page while it is edited.'),
        caption,
      })
      .describe('The page while the owner edits it, with the whole week.'),
  })
  .describe('The booking on a website, with a calendar made from the days.');

const agent = z
  .strictObject({
    glance,
    title: text('The title of the window.'),
    question: text('What the customer asks.'),
    steps: z.array(row).min(2).max(4).describe('What the agent looks up or does, each with what it finds.'),
    caption,
    owner: z
      .strictObject({
        log: z
          .array(
            z.strictObject({
              time: text('When, such as 7:02:10.'),
              step: text('What happened, in one word.'),
              text: text('The particulars.'),
            }),
          )
          .min(2)
          .max(6)
          .describe('The lines of the log; the last is where the agent stops.'),
        caption,
      })
      .describe('The log of the agent.'),
  })
  .describe('The booking moved to the next day by an agent.');

/** A booking, the source of every screen. */
export const booking = z
  .strictObject({
    business: text('The kind of business, such as Kayak rental. No real company.'),
    product: text('What it sells, such as Half a day.'),
    host: text('The address of its website, such as kayaks.example.'),
    kayaks: z
      .strictObject({
        stops: z.array(row).length(3).describe('Three places on the way, each with what to know there.'),
      })
      .describe('Draws kayaks and a river. Leave it out for another business.')
      .optional(),
    times: z.array(text('A time, such as 9 am.')).length(CHOICES.times).describe('Two times; the first is booked.'),
    days: z
      .array(day)
      .min(CHOICES.days + 2)
      .max(7)
      .describe('Days in their order, among them those on offer, the day before the first and the day after the last.')
      .meta(distinct('name', 'short')),
    offer: z
      .array(code('The name of one of the days.'))
      .length(CHOICES.days)
      .describe('The three days on the slip; the second is chosen at first.')
      .meta(distinct()),
    amounts: z
      .array(amount)
      .length(CHOICES.amounts)
      .describe('The two amounts on the slip; the second is chosen at first.')
      .meta(distinct('name', 'count')),
    words: z
      .array(word)
      .describe('Words that change with the amount; each is a token for the texts below.')
      .meta(distinct('token')),
    left: text('The word after a number that is left, such as left.'),
    booked: text('The word after a number that is booked, such as booked.'),
    slip: z
      .strictObject({
        label: text('The small line at the top.'),
        title: text('The heading.'),
        text: text('What the visitor is asked to do.'),
        days: text('What the three days are, such as Morning.'),
        amounts: text('What the two amounts are, such as Kayaks.'),
        sum: text('What is booked: the line on the stub.'),
        stub: text('What the stub that follows the visitor is called, such as Your booking.'),
        example: text('What the stub is called until the visitor has chosen, such as An example: try it.'),
        follow: text('Before the links from one service to the same booking in the others.').meta(SHOWN.sometimes),
        contact: text('Over the contact form, for a visitor who has booked.').meta(SHOWN.sometimes),
        change: text('What the link of that stub does, for people who do not see it.'),
      })
      .describe('The slip on which the visitor books.'),
    chat,
    app,
    site,
    agent,
  })
  .describe(
    'A made-up booking: the visitor picks a day and an amount, and all drawings follow. Its texts may have tokens: {day}, {short}, {next} and {next-short} (the day after), {before}, {time}, {later} (the other time), {count}, {amount}, {price}, {single} (the price of the first amount), {free} (what is left on the day after), {business}, {product}, {host}, and those of words. A token with a capital letter begins with one. What is between square brackets gets the color of the booking.',
  );

export type Booking = z.infer<typeof booking>;

const screens = ['chat', 'app', 'site', 'agent'] as const;
export type BookedScreen = (typeof screens)[number];

/** A drawing of the section's booking. */
export const bookedScene = z.strictObject({
  type: z.literal('booking').describe('One of the four screens of the booking of the section.'),
  screen: z.enum(screens).describe('Which one: chat, app, site or agent.'),
});

/** The screens, in their order on the line. */
export const bookedScreens: readonly BookedScreen[] = screens;
