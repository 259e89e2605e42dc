import { code, defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { wholeNumber } from '../../model/fields/whole-number';

const hours = (sentence: string) => wholeNumber(`${sentence} A day has eight.`);

export const plan = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'plan',
      'Shows the plan of a project: the days of each role as lines that hang in its weeks.',
    ),
    unit: text('What the sums are counted in: days.'),
    yours: text('What the time of the client is called, such as Your time.'),
    weeks: z
      .array(
        z.strictObject({
          name: text('The week, such as Week 1.'),
          happens: text('What happens in it, in a few words.'),
          team: z
            .array(
              z.strictObject({
                role: code('The role, such as Designer; spelled alike in each week.'),
                hours: hours('How many hours of work.'),
              }),
            )
            .min(1)
            .describe('Who works on it, in the order in which they begin.')
            .meta(distinct('role')),
          you: text('What the client does in that week, and how long it takes.'),
          hours: hours('How many hours of the client that is.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('The weeks, in order.')
      .meta(distinct('name')),
  }),
);
