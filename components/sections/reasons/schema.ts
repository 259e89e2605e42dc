import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { distinct } from '../../../renderer/content/schema/fields/distinct';
import { headedSectionFields } from '../../../renderer/content/schema/fields/section-base';
import { text } from '../../../renderer/content/schema/fields/text';

export const reasons = defineSection(
  z.strictObject({
    ...headedSectionFields('reasons', 'Shows reasons as numbered statements.'),
    items: z
      .array(
        z.strictObject({
          title: text('The reason, two to five words.'),
          description: text('Two sentences that back it.'),
        }),
      )
      .min(2)
      .max(5)
      .describe('Two to five numbered statements.')
      .meta(distinct('title')),
  }),
  {
    least: {
      type: 'reasons',
      title: 'Two reasons are enough',
      items: [
        { title: 'We answer', description: 'On the same day. Ask on a Friday.' },
        {
          title: 'We stay',
          description: 'A launch is the middle of a project. The figure you wanted moves afterward.',
        },
      ],
    },
    full: {
      type: 'reasons',
      title: 'Choose us for what we refuse',
      text: 'Each of these has cost us an order.',
      items: [
        {
          title: 'One team for four channels',
          description:
            'The people who build your chat sit next to those who build your site. Nobody can blame the other one.',
        },
        {
          title: 'Figures with a source',
          description: 'Every number on this site is in one list, with where it comes from. Ask for the list.',
        },
        {
          title: 'A way out',
          description: 'Accounts, code and notes are yours from the first day. Another supplier could pick them up.',
        },
      ],
    },
    'five with long words': {
      type: 'reasons',
      title: 'Five interdepartmental misunderstandings that reorganizations do not cure',
      text: 'The longest list this section takes, with titles that break over several lines.',
      items: [
        {
          title: 'Telecommunications responsibilities',
          description: 'The first one to answer is taken for the one responsible. Write down who is.',
        },
        {
          title: 'Otorhinolaryngological appointment confirmations',
          description: 'Three systems send one each. Patients believe the last, which is not always the newest.',
        },
        {
          title: 'Internationalization',
          description: 'A translated page with an untranslated form is an untranslated page. Start with the form.',
        },
        {
          title: 'What nobody asked',
          description:
            'Before the offer we follow one of your real orders from the first message to the payment. On the way there are questions that no department had put to another, because each took the answer for granted, and the answers differ.',
        },
        { title: 'No', description: 'It is the answer that saves most. We give it early.' },
      ],
    },
  },
);
