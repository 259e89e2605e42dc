import { defineSection, headedSectionFields, pictureBeside, text } from 'sitewright';
import * as z from 'zod';

export const steps = defineSection(
  z.strictObject({
    ...headedSectionFields('steps', 'Shows numbered steps.'),
    items: z
      .array(
        z.strictObject({
          title: text('The step, two to six words.'),
          description: text('What happens in it, one to three sentences.'),
          time: text('How long it takes, such as 30 minutes.').optional(),
        }),
      )
      .min(2)
      .describe('The steps, in order; they are numbered by themselves.'),
    picture: pictureBeside.optional(),
  }),
  {
    least: {
      type: 'steps',
      title: 'It takes two steps',
      items: [
        { title: 'You write', description: 'Two sentences.' },
        { title: 'We answer', description: 'On the same day.' },
      ],
    },
    full: {
      type: 'steps',
      title: 'One shared project proves more than a framework agreement',
      text: 'Four steps, and you can stop after each.',
      items: [
        {
          title: 'Describe one case',
          description: 'Write to us with a client need that neither of us can serve alone. Leave the name out for now.',
          time: 'half a page',
        },
        {
          title: 'Compare how we work',
          description: 'One call, with the people who would do the work. We look for what clashes.',
          time: '45 minutes',
        },
        { title: 'Write the page', description: 'Who sells, who builds, and how either side gets out. Both sign it.' },
        {
          title: 'Do one project, then decide',
          description: 'Afterward both sides write down what they would change.',
          time: '4 to 8 weeks',
        },
      ],
    },
    'with a picture': {
      type: 'steps',
      title: 'It takes two steps',
      text: 'The second is a short one.',
      link: { label: 'Write to us', href: '/contact' },
      items: [
        { title: 'You write', description: 'Two sentences.', time: 'a minute' },
        { title: 'We answer', description: 'On the same day.' },
      ],
      picture: {
        file: 'examples/photo.svg',
        dark: 'examples/photo-dark.svg',
        alt: 'Two kayaks on a river, an example',
      },
    },
    'twelve, with long words': {
      type: 'steps',
      title: 'Interdepartmental approvals take as many steps as there are departments',
      items: [
        {
          title: 'Otorhinolaryngological requirements and anesthesiological prerequisites',
          description:
            'The departments write down what has to be true before a reservation may be made. Most of it is known, some of it is contradictory, and the contradictions are what the next step is for.',
          time: 'two weeks, interdepartmental holidays not included',
        },
        { title: 'Contradictions', description: 'Settled in one meeting.', time: 'an afternoon' },
        { title: 'Telecommunications', description: 'The number is ported.', time: '10 working days' },
        { title: 'Calendars', description: 'They are read, not yet written.' },
        { title: 'First reservation', description: 'By the reception, for a test.' },
        { title: 'Second reservation', description: 'By a patient who knows.' },
        { title: 'Internationalization', description: 'Six languages, checked by people who speak them.' },
        { title: 'One branch', description: 'For a week.' },
        { title: 'All branches', description: 'From the next Monday on.' },
        { title: 'Review', description: 'What broke, what nobody used.', time: 'after 30 days' },
        { title: 'Repair', description: 'A short list, by weight.' },
        { title: 'Handover', description: 'Accounts, notes and the list of what to watch.' },
      ],
    },
  },
);
