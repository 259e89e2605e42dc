import { distinct, text } from 'sitewright';
import * as z from 'zod';

export const widths = z.strictObject({
  type: z.literal('widths').describe('One page on a watch, a phone and a laptop, before and after.'),
  title: text('The heading over the switch.'),
  legend: text('What a visitor chooses, for screen readers, such as Version.'),
  versions: z.array(text('A version.')).length(2).describe('Before first, then after.').meta(distinct()),
  measures: z
    .array(
      z.strictObject({
        label: text('What is measured.'),
        before: text('A number with its unit.'),
        after: text('A number with the same unit.'),
      }),
    )
    .length(2)
    .describe('Two measures; a bar is as long as its number.')
    .meta(distinct('label')),
  note: text('Under the bars: that it is an example.').optional(),
  devices: z.array(text('A device.')).length(3).describe('The three widths, the narrowest first.').meta(distinct()),
  address: text('The address of the drawn page, such as bakery.example.'),
  before: z
    .strictObject({
      label: text('What the three show, for those who do not see them.'),
      menu: z.array(text('An entry.')).length(5).describe('Five entries of the menu.').meta(distinct()),
      banner: text('What the slider says.'),
      consent: text('What the cookie banner says.'),
      accept: text('Its button.'),
    })
    .describe('The page as it was.'),
  after: z
    .strictObject({
      label: text('What the three show, for those who do not see them.'),
      name: text('The name of the business. No real company.'),
      menu: z.array(text('An entry.')).length(3).describe('Three entries of the menu.').meta(distinct()),
      heading: text('The headline of the page.'),
      rows: z
        .array(z.strictObject({ label: text('The goods.'), value: text('The price.') }))
        .length(3)
        .describe('Three rows.')
        .meta(distinct('label')),
      hours: text('When it is open, in a few characters.'),
      place: text('Where it is, and when it is open.'),
      action: text('The main button.'),
      call: text('The other button.'),
    })
    .describe('The page as it is now.'),
});
