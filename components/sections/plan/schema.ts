import { code, defineSection, distinct, headedSectionFields, link, text } from 'sitewright';
import * as z from 'zod';
import { wholeNumber } from '../../model/fields/whole-number';

const hours = (sentence: string) => wholeNumber(`${sentence} A day has eight.`);

const quote = z
  .strictObject({
    stamp: text('The word stamped across the total, such as Example.'),
    note: text('Under the total: that the project and its rate are made up.'),
    rate: text('What a day costs, such as $800; all amounts are written like it.'),
    fees: z
      .array(z.strictObject({ label: text('What else is paid.'), amount: text('How much it is, such as $240.') }))
      .min(1)
      .describe('Outside fees, each on its own line.')
      .meta(distinct('label')),
    total: text('What the total is called, such as Fixed price.'),
    next: z
      .strictObject({
        title: text('The heading over the steps.'),
        steps: z.array(text('A step, one sentence.')).min(2).max(4).describe('The steps to a quote.').meta(distinct()),
        button: link,
        note: text('Under the button.').optional(),
      })
      .describe('What the visitor does next.'),
  })
  .describe('The sheet on which the days of the plan and the fees add up, with the next steps beside it.');

export const plan = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'plan',
      'Shows the plan of a project: the days of each role as lines that hang in its weeks.',
    ),
    quote: quote.optional(),
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
