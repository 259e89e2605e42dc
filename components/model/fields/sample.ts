import { defineFormat, text } from 'sitewright';
import * as z from 'zod';
import { icon } from './icon';
import { appScreen, chat } from './scene';

const screen = z.strictObject({
  type: z.literal('screen').describe('One screen of an app.'),
  ...appScreen.shape,
});

const webPage = z.strictObject({
  type: z.literal('web-page').describe('A page or an ad in a window, with a drawn picture.'),
  address: text('What the bar of the window says, such as teapots.example.'),
  picture: icon.optional(),
  heading: text('The headline of the page, two to six words.'),
  text: text('One or two sentences on the page.').optional(),
  action: text('The button of the page, one to three words.'),
});

const sheet = z.strictObject({
  type: z.literal('sheet').describe('A sheet of paper: a report, a log, a card, a letter.'),
  title: text('The title of the sheet, two to five words.'),
  lines: z
    .array(
      z.strictObject({
        label: text('The start of the line, one to six words.'),
        value: text('The rest of the line.').optional(),
      }),
    )
    .min(2)
    .max(6)
    .describe('Two to six lines.'),
});

const count = defineFormat({
  name: 'counts-are-in-digits',
  pattern: /^\d{1,5}$/,
  message: 'What a bar counts is a number of one to five digits, and nothing else.',
  rationale: 'The bar is as long as the number, so it must contain only digits.',
  example: '320',
});

const bars = z.strictObject({
  type: z.literal('bars').describe('Counts as bars of that length.'),
  title: text('What is counted, two to five words.'),
  bars: z
    .array(
      z.strictObject({
        label: text('What this bar counts.'),
        value: count('How many; the longest bar has the largest number.'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Two to five bars.'),
});

const sign = z.strictObject({
  type: z.literal('sign').describe('Something printed: a label, a card, a sticker.'),
  picture: icon,
  heading: text('The large line, two to six words.'),
  text: text('The small line under it.').optional(),
});

/** Everything that customers, or their customers, get to see. */
const shows = z.discriminatedUnion('type', [chat, screen, webPage, sheet, bars, sign]);

/** A sample of a solution's deliverables, which hangs from the line under its headline. */
export const sample = z.strictObject({
  title: text('What hangs there, two to six words.'),
  icon,
  text: text('What the reader has from it, a short sentence.'),
  shows: shows
    .describe('What is drawn; without it, the picture of the field scene, or its next screen if it is an app.')
    .optional(),
});

export type Sample = z.infer<typeof sample>;
export type Shown = z.infer<typeof shows>;
