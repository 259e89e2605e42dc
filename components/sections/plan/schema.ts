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
  {
    least: {
      type: 'plan',
      title: 'Two weeks for a shop sign',
      unit: 'days',
      yours: 'Your time',
      weeks: [
        { name: 'Week 1', happens: 'Draw', team: [{ role: 'Designer', hours: '16' }], you: 'An hour', hours: '1' },
        { name: 'Week 2', happens: 'Hang', team: [{ role: 'Engineer', hours: '8' }], you: 'Half a day', hours: '4' },
      ],
    },
    'long words, too much for a week': {
      type: 'plan',
      title: 'Interdepartmental telecommunications in five weeks, with approvals',
      text: 'A made-up clinic with more departments than weeks.',
      link: { label: 'How we work', href: '/how-we-work' },
      unit: 'days',
      yours: 'The departments’ time',
      weeks: [
        {
          name: 'Week 1',
          happens: 'Responsibilities are listed, otorhinolaryngological ones first',
          team: [
            { role: 'Telecommunications specialist', hours: '36' },
            { role: 'Project lead', hours: '12' },
          ],
          you: 'Two days, for interdepartmental approvals',
          hours: '16',
        },
        {
          name: 'Week 2',
          happens: 'Approvals',
          team: [{ role: 'Project lead', hours: '2' }],
          you: 'A week',
          hours: '40',
        },
        {
          name: 'Week 3',
          happens: 'Porting',
          team: [{ role: 'Telecommunications specialist', hours: '8' }],
          you: 'None of it',
          hours: '1',
        },
      ],
    },
  },
);
