import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

export const week = defineSection(
  z.strictObject({
    ...headedSectionFields('week', 'Shows the week as a line, and when someone answers.'),
    items: z
      .array(
        z.strictObject({
          label: text('What is answered, one to four words.'),
          hours: z
            .enum(['office', 'always'])
            .describe('office: within the office hours of site.yaml; always: day and night.'),
          description: text('How soon, in one sentence.').optional(),
        }),
      )
      .min(1)
      .describe('A line for each kind of question.')
      .meta(distinct('label')),
  }),
  {
    least: {
      type: 'week',
      title: 'When a person answers',
      items: [{ label: 'Your message', hours: 'office' }],
    },
    full: {
      type: 'week',
      title: 'Who answers, and when',
      text: 'The week from Monday to Sunday.',
      link: { label: 'Write to us', href: '/contact' },
      items: [
        { label: 'An outage', hours: 'always', description: 'A person on call, day and night.' },
        { label: 'All else', hours: 'office', description: 'Within hours.' },
      ],
    },
    'long words': {
      type: 'week',
      title: 'Interdepartmental telecommunications responsibilities, by weekday',
      items: [
        {
          label: 'Otorhinolaryngological appointment confirmations',
          hours: 'office',
          description:
            'The department that had them before, until the new plan is signed. Afterward it forwards for thirty days, with an announcement that names the new one.',
        },
      ],
    },
  },
);
