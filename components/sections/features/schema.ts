import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { folk } from '../../model/fields/folk';
import { icon } from '../../model/fields/icon';

const look = <Name extends string>(name: Name) =>
  z
    .literal(name)
    .describe(
      'rack hangs them from a line; stops are on the way of one message; checklist puts them on a sheet; grid sets them in rows of three.',
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
const drawing = folk.optional();

export const features = defineSection(
  z.discriminatedUnion('look', [
    z.strictObject({
      ...fields,
      look: look('rack').optional(),
      drawing,
      items: listOf(feature),
      limit: z
        .strictObject({ title: text('The limit, a few words.'), text: text('One or two sentences on it.') })
        .describe('What to know before, a note behind the last feature.')
        .optional(),
    }),
    z.strictObject({
      ...fields,
      look: look('stops'),
      drawing,
      items: listOf({ ...feature, result: text('What it makes of the message, a few words.').optional() }),
    }),
    z.strictObject({ ...fields, look: look('checklist'), items: listOf(feature) }),
    z.strictObject({ ...fields, look: look('grid'), items: listOf(feature) }),
  ]),
);
