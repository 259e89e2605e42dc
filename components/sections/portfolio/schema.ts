import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

export const portfolio = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'portfolio',
      'Shows example projects, each with what we would build and how long that would take.',
    ),
    look: z
      .enum(['folded', 'timeline', 'rows', 'screens'])
      .describe(
        'folded opens each at a click; timeline and rows draw its time as a line; screens show the first screen of each website.',
      )
      .optional(),
    cases: z
      .array(
        z.strictObject({
          title: text('The kind of project or use case. No customer names.'),
          task: text('With the look folded: what the business needed, one or two sentences.').optional(),
          built: text('What we would build for it, one or two sentences.'),
          measure: text(
            'With the look folded: what would show that it works, a few words; no figure, since the business is an example.',
          ).optional(),
          kept: text('With the look rows: what stays with people, a few words.').optional(),
          time: text('How long such a project takes; it begins with a number, such as 2 weeks.'),
          screen: z
            .strictObject({
              address: text('What the address bar shows, such as tiles.example.'),
              heading: text('The first thing that a visitor would read.'),
              line: text('The second, a few words.').optional(),
              action: text('The button.'),
            })
            .describe('With the look screens: the first screen of the website.')
            .optional(),
        }),
      )
      .min(2)
      .max(6)
      .describe('Two to six projects.')
      .meta(distinct('title')),
    axis: text('With the look timeline: the unit above it, such as Month.').optional(),
  }),
);
