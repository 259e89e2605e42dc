import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { distinct } from '../../../renderer/content/schema/fields/distinct';
import { icon } from '../../../renderer/content/schema/fields/icon';
import { headedSectionFields } from '../../../renderer/content/schema/fields/section-base';
import { text } from '../../../renderer/content/schema/fields/text';

export const features = defineSection(
  z.strictObject({
    ...headedSectionFields('features', 'Shows features as a list of term and explanation.'),
    items: z
      .array(
        z.strictObject({
          icon,
          title: text('The feature, two to five words.'),
          description: text('One or two sentences on what the customer gets from it.'),
        }),
      )
      .min(2)
      .describe('The features, as a list of term and explanation.')
      .meta(distinct('title')),
  }),
  {
    least: {
      type: 'features',
      title: 'Two jobs for a start',
      items: [
        { icon: 'inbox', title: 'Team inbox', description: 'Each chat has one owner.' },
        { icon: 'standing-bell', title: 'Retention', description: 'Reorder reminders, for those who asked.' },
      ],
    },
    full: {
      type: 'features',
      title: 'One number does seven jobs',
      text: 'Take all of them, or the two you lack. Each can be switched off again without touching the others.',
      items: [
        {
          icon: 'megaphone',
          title: 'Lead capture',
          description: 'Ads, website buttons and printed codes open a chat with the first line already typed.',
        },
        {
          icon: 'pennant',
          title: 'Conversion',
          description: 'A few short questions find out what is needed, how much and by when.',
        },
        {
          icon: 'standing-bell',
          title: 'Retention',
          description: 'Reminders go to people who asked for them, at the moment their own purchase suggests.',
        },
        {
          icon: 'inbox',
          title: 'Team inbox',
          description: 'Everyone works on the same number, and each chat has one owner.',
        },
        {
          icon: 'tide-board',
          title: 'Analytics',
          description: 'You see the time to the first human reply, and the orders behind each source.',
        },
        {
          icon: 'net',
          title: 'Sales automation',
          description: 'An unanswered quote is followed up. As soon as the customer replies, a person is called.',
        },
        { icon: 'bubbles', title: 'Multi-channel', description: 'All channels end in the same list.' },
      ],
    },
    'long words, unequal texts': {
      type: 'features',
      title: 'Interdepartmental telecommunications responsibilities, internationalized',
      items: [
        {
          icon: 'bell',
          title: 'Otorhinolaryngological appointment reservations',
          description:
            'Patients choose the specialist, the branch and the hour. The reservation is checked against the calendars of the anesthesiologists, the opening hours of the branch and the public holidays of its county, and it is only then confirmed. To move it, they answer the confirmation.',
        },
        { icon: 'bubbles', title: 'Internationalization', description: 'Six languages.' },
        {
          icon: 'plug',
          title: 'Telecommunications',
          description: 'See telecommunications-providers.example/interdepartmental-responsibilities for the list.',
        },
      ],
    },
  },
);
