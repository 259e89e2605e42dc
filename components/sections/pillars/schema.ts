import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

export const pillars = defineSection(
  z.strictObject({
    ...headedSectionFields('pillars', 'Shows three feature cards with concrete points.'),
    items: z
      .array(
        z.strictObject({
          icon,
          title: text('The feature, two to six words.'),
          description: text('Two or three sentences on what it does.'),
          points: z
            .array(text('One concrete point, a few words.'))
            .min(2)
            .max(4)
            .describe('Two to four concrete points.')
            .meta(distinct()),
        }),
      )
      .length(3)
      .describe('Three feature cards.')
      .meta(distinct('title')),
  }),
  {
    least: {
      type: 'pillars',
      title: 'Three parts, no fourth',
      items: [
        {
          icon: 'inbox',
          title: 'Receive',
          description: 'Every message, one list.',
          points: ['One owner', 'One status'],
        },
        { icon: 'megaphone', title: 'Answer', description: 'From any desk.', points: ['Notes', 'Replies'] },
        { icon: 'tide-board', title: 'Count', description: 'What came of it.', points: ['Orders', 'Opt-outs'] },
      ],
    },
    full: {
      type: 'pillars',
      title: 'Support gets faster when questions stop wandering',
      text: 'Each card is a piece of work that we build, and that you can order alone.',
      items: [
        {
          icon: 'lantern',
          title: 'A desk that shares one queue',
          description:
            'Chats, e-mails and calls are in one list. The oldest question is at the top, no matter who it is for.',
          points: ['One owner for each question', 'A clock that the customer sees', 'Handover with a note'],
        },
        {
          icon: 'sheet',
          title: 'Answers that are written once',
          description: 'What three people have asked becomes a page. The next one finds it before they ask.',
          points: [
            'Drafted from real chats',
            'Read by the person who knows',
            'Dated, and thrown away in time',
            'Searchable',
          ],
        },
        {
          icon: 'desk-bell',
          title: 'An agent that knows its limits',
          description: 'It answers from those pages, says where it found it, and calls a person when it found nothing.',
          points: ['Sources beside each answer', 'A list of what it must refuse'],
        },
      ],
    },
    'long words, unequal cards': {
      type: 'pillars',
      title: 'Interdepartmental telecommunications, internationalized and otorhinolaryngologically reviewed',
      items: [
        {
          icon: 'bell',
          title: 'Otorhinolaryngological reservations',
          description:
            'Patients choose the specialist, the branch and the hour, and the anesthesiologists confirm it. To move it, they answer the confirmation. The old telephone number stays, and its announcement tells callers what they can do while they wait.',
          points: ['Interdepartmental responsibilities', 'Gastroenterological prerequisites'],
        },
        { icon: 'bubbles', title: 'Internationalization', description: 'Six languages.', points: ['Forms', 'Pages'] },
        {
          icon: 'plug',
          title: 'Telecommunications provider integrations for every branch',
          description: 'We connect the provider you have, and write down what changes if you leave it.',
          points: ['Number portability', 'Announcements', 'Call records', 'An end date for the old contract'],
        },
      ],
    },
  },
);
