import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

const side = z.strictObject({
  icon,
  name: text('Who is on this side, one to three words, such as Your shop.'),
  sends: text('Before what this side sends, such as You send.'),
});

export const exchange = defineSection(
  z.strictObject({
    ...headedSectionFields('exchange', 'Shows what two sides send each other, and what is kept of it.'),
    left: side.describe('The side on the left: the reader.'),
    right: side.describe('The side on the right: the platform or the system.'),
    stays: text('Before what is not sent, such as Stays with you.'),
    items: z
      .array(
        z.strictObject({
          from: z
            .enum(['left', 'right', 'nobody'])
            .describe('Which side sends it. nobody: it is not sent, and its line curls back.'),
          what: text('What it is, a few words.'),
          kept: text('What is kept of it, where, and for how long, one sentence.'),
        }),
      )
      .min(3)
      .max(7)
      .describe('What is sent and what is not, in order.')
      .meta(distinct('what')),
  }),
  {
    least: {
      type: 'exchange',
      title: 'What is sent and kept',
      left: { icon: 'shop', name: 'You', sends: 'You send' },
      right: { icon: 'plug', name: 'They', sends: 'They send' },
      stays: 'Stays with you',
      items: [
        { from: 'left', what: 'A question', kept: 'For a day.' },
        { from: 'right', what: 'An answer', kept: 'In your inbox.' },
        { from: 'nobody', what: 'The list', kept: 'In your safe.' },
      ],
    },
    full: {
      type: 'exchange',
      title: 'What the clinic and the laboratory send each other',
      text: 'Nothing else crosses the line.',
      link: { label: 'How we connect systems', href: '/integrations/request' },
      left: { icon: 'clipboard', name: 'The clinic', sends: 'The clinic sends' },
      right: { icon: 'sheet', name: 'The laboratory', sends: 'The laboratory sends' },
      stays: 'Stays in the clinic',
      items: [
        { from: 'left', what: 'A number for the sample', kept: 'In the laboratory, until the report is out.' },
        { from: 'right', what: 'The values', kept: "In the patient's file, as long as the law asks." },
        { from: 'nobody', what: 'The name of the patient', kept: 'Only the clinic knows whose number it is.' },
        { from: 'left', what: '"Seen by the doctor"', kept: 'Beside the number, for a year.' },
      ],
    },
    'long words, one side': {
      type: 'exchange',
      title: 'Interdepartmental telecommunications, otorhinolaryngologically reviewed',
      left: {
        icon: 'inbox',
        name: 'The otorhinolaryngological department',
        sends: 'The otorhinolaryngological department sends',
      },
      right: { icon: 'net', name: 'Telecommunications', sends: 'Telecommunications sends' },
      stays: 'Stays in the otorhinolaryngological department',
      items: [
        {
          from: 'left',
          what: 'Interdepartmental responsibilities, internationalized for every branch of the group',
          kept: 'In the gastroenterological archive, with the names of those who are responsible for it, and with the announcement that was valid on that day.',
        },
        { from: 'left', what: 'Announcements', kept: 'For a day.' },
        { from: 'left', what: 'Call records', kept: 'Nowhere.' },
      ],
    },
  },
);
