import { distinct, text } from 'sitewright';
import * as z from 'zod';

const phone = z.strictObject({
  time: text('The time at the top of the screen.'),
  back: text('The screen before this one.'),
  title: text('The title of the screen, one to three words.'),
  heading: text('The headline of the screen, one to three words.'),
  rows: z
    .array(z.strictObject({ label: text('The left side of the row.'), value: text('The right side of the row.') }))
    .length(3)
    .describe('Three rows of the screen.')
    .meta(distinct('label')),
  action: text('The button of the screen.'),
  tabs: z.array(text('A tab.')).length(3).describe('Three tabs at the bottom.').meta(distinct()),
  systems: z
    .array(
      z.strictObject({
        name: text('The kind of phone.'),
        wallet: text('The button that adds to the wallet of this phone.'),
        label: text('What is different on this phone, for those who do not see it.'),
      }),
    )
    .length(2)
    .describe('iPhone first, then Android.')
    .meta(distinct('name')),
});

const habit = z.strictObject({
  title: text('The habit, one word.'),
  texts: z
    .array(text('What people know from this phone, up to eight words.'))
    .length(2)
    .describe('iPhone first, then Android.'),
});

export const phones = z.strictObject({
  type: z.literal('phones').describe('An app on a phone that visitors switch, and three habits that change with it.'),
  title: text('What one sees, for screen readers.'),
  legend: text('What a visitor chooses, for screen readers, such as Phone.'),
  phone: phone.describe('The app on the drawn phone.'),
  habits: z
    .array(habit)
    .length(3)
    .describe('Three habits, from top to bottom: the way back, the pass, the buttons.')
    .meta(distinct('title')),
  drawing: text('Under the words, two paddlers with phones; this says so to those who do not see it.').optional(),
});
