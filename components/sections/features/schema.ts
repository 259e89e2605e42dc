import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

const phone = z.strictObject({
  legend: text('What a visitor chooses, for screen readers, such as Phone.'),
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

const look = <Name extends string>(name: Name) =>
  z
    .literal(name)
    .describe(
      'rack hangs them from a line; stops are on the way of one message; checklist puts them on a sheet; phone points at a drawn phone.',
    );

const feature = {
  icon,
  title: text('The feature, two to five words.'),
  description: text('One or two sentences on what the customer gets from it.'),
};
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject(shape))
    .min(2)
    .describe('The features, as a list of term and explanation.')
    .meta(distinct('title'));

const fields = headedSectionFields('features', 'Shows features as a list of term and explanation.');

export const features = defineSection(
  z.discriminatedUnion('look', [
    z.strictObject({
      ...fields,
      look: look('rack').optional(),
      items: listOf(feature),
      limit: z
        .strictObject({ title: text('The limit, a few words.'), text: text('One or two sentences on it.') })
        .describe('What to know before, a note behind the last feature.')
        .optional(),
    }),
    z.strictObject({
      ...fields,
      look: look('stops'),
      items: listOf({ ...feature, result: text('What it makes of the message, a few words.').optional() }),
    }),
    z.strictObject({ ...fields, look: look('checklist'), items: listOf(feature) }),
    z.strictObject({
      ...fields,
      look: look('phone'),
      items: listOf(feature).length(6),
      phone: phone.describe('The app on the drawn phone.'),
    }),
  ]),
);
