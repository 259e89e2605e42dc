import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { chatMessage } from '../../model/fields/scene';

const look = <Name extends string>(name: Name) =>
  z
    .literal(name)
    .describe(
      'folded opens each at a click; threads show two messages of each; timeline and rows draw its time as a line, rows with a wall before what people keep; screens show the first screen of each website.',
    );

const casesOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(
      z.strictObject({
        title: text('The kind of project or use case. No customer names.'),
        time: text('How long such a project takes; it begins with a number, such as 2 weeks.'),
        ...shape,
      }),
    )
    .min(2)
    .max(6)
    .describe('Two to six projects.')
    .meta(distinct('title'));

const built = text('What we would build for it, one or two sentences.');
const measure = text('What would show that it works, a few words; no figure, since the business is an example.');

const fields = headedSectionFields(
  'portfolio',
  'Shows example projects, each with what we would build and how long that would take.',
);

export const portfolio = defineSection(
  z.discriminatedUnion('look', [
    z.strictObject({
      ...fields,
      look: look('folded').optional(),
      cases: casesOf({
        built,
        task: text('What the business needed, one or two sentences.').optional(),
        measure: measure.optional(),
      }),
    }),
    z.strictObject({
      ...fields,
      look: look('threads'),
      cases: casesOf({
        messages: z.array(chatMessage).length(2).describe('Two messages of its chat.'),
        measure,
      }),
    }),
    z.strictObject({
      ...fields,
      look: look('timeline'),
      cases: casesOf({ built }),
      axis: text('The unit above the line, such as Month.').optional(),
    }),
    z.strictObject({
      ...fields,
      look: look('rows'),
      cases: casesOf({ built, kept: text('What stays with people, a few words.').optional() }),
    }),
    z.strictObject({
      ...fields,
      look: look('screens'),
      cases: casesOf({
        built,
        screen: z
          .strictObject({
            address: text('What the address bar shows, such as tiles.example.'),
            heading: text('The first thing that a visitor would read.'),
            line: text('The second, a few words.').optional(),
            action: text('The button.'),
          })
          .describe('The first screen of the website.'),
      }),
    }),
  ]),
);
