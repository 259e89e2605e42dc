import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

export const spans = defineSection(
  z.strictObject({
    ...headedSectionFields('spans', 'Shows amounts as lines of that length.'),
    begin: z
      .enum(['in-turn', 'together', 'clock'])
      .describe(
        'in-turn: each line begins where the one before it ends, as in a schedule; together: all begin at zero; clock: in turn on the face of a clock, in minutes.',
      ),
    items: z
      .array(
        z.strictObject({
          label: text('What it is, two to six words.'),
          value: text(
            'The amount, such as 30 minutes: the line is as long as its number, so use one unit for all. Without a number, the line is dotted.',
          ),
          description: text('One or two sentences about it.').optional(),
        }),
      )
      .min(2)
      .describe('The amounts, in order.')
      .meta(distinct('label')),
  }),
  {
    least: {
      type: 'spans',
      title: 'Before and after',
      begin: 'together',
      items: [
        { label: 'Before', value: '$10,000' },
        { label: 'After', value: '$32,000' },
      ],
    },
    full: {
      type: 'spans',
      title: 'Hiring takes an afternoon of your time',
      text: 'No brainteasers, and no homework over a weekend.',
      link: { label: 'See the openings', href: '/careers' },
      begin: 'in-turn',
      items: [
        { label: 'You write', value: '20 minutes', description: 'Show one thing you made.' },
        { label: 'A colleague reads', value: 'our time', description: 'No software sorts it first.' },
        { label: 'We talk', value: '30 minutes', description: 'Half of the time is for your questions.' },
        { label: 'We work on something together', value: '120 minutes' },
      ],
    },
    'a clock': {
      type: 'spans',
      title: 'Half an hour',
      begin: 'clock',
      items: [
        { label: 'Your case', value: '8 minutes', description: 'You tell us what gets stuck.' },
        { label: 'We run it', value: '14 minutes', description: 'You interrupt.' },
        { label: 'The verdict', value: '8 minutes' },
      ],
    },
    'long labels': {
      type: 'spans',
      title: 'Interdepartmental telecommunications responsibilities, by length',
      begin: 'in-turn',
      items: [
        {
          label: 'Otorhinolaryngological appointment confirmations',
          value: '1,200 minutes',
          description:
            'The department that had them before, until the new plan is signed. Afterward it forwards for thirty days.',
        },
        { label: 'Telecommunicationsresponsibilities', value: '2 minutes' },
      ],
    },
  },
);
