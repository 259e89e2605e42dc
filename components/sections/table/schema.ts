import { address, defineSection, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

export const table = defineSection(
  z.strictObject({
    ...headedSectionFields('table', 'Shows a table of two to four columns.'),
    head: z.array(text('The heading of a column.')).min(2).max(4).describe('The column headings.'),
    rows: z
      .array(z.array(text('A cell.')).min(2).max(4).describe('A row: as many cells as there are columns.'))
      .min(1)
      .describe('The rows; the first cell of each names it.'),
    show: text('On phones, unfolds the rows after the second, such as Show all six rows.').optional(),
    targets: z
      .array(z.strictObject({ icon, page: address('The page to which the second cell of the row leads.') }))
      .describe('One for each row: its object, and its page, which colors it.')
      .optional(),
  }),
  {
    least: {
      type: 'table',
      title: 'One row is a table',
      head: ['When', 'What we do'],
      rows: [['Today', 'We answer']],
    },
    full: {
      type: 'table',
      title: 'Bad news should reach you first',
      text: 'Most trouble between clients and agencies is news that came late. So we settled when it comes.',
      show: 'Show the whole project',
      head: ['When', 'What we do', 'What you see'],
      rows: [
        [
          'Before the offer',
          'We follow one of your real orders from the first message to the payment',
          'A page that says what to build, what to leave alone and what it costs',
        ],
        [
          'While we build',
          'We show unfinished work on purpose, as long as it is cheap to change',
          'Something you can click, tap or write to at every review',
        ],
        [
          'When a date slips',
          'We say so when we see it coming, together with the cause',
          'Two ways out, usually less scope or a later day, and you choose',
        ],
        ['After launch', 'We watch what breaks and what nobody uses', 'A short list of what to repair'],
      ],
    },
    'rows that lead to pages': {
      type: 'table',
      title: 'Begin where it hurts',
      head: ['What happened', 'Start with', 'What changes first'],
      rows: [
        ['Nobody answered the second chat', 'WhatsApp growth', 'Every chat has one owner'],
        ['The same answer went out all afternoon', 'An AI agent', 'Your team gets the cases that need judgment'],
      ],
      targets: [
        { icon: 'bubbles', page: '/whatsapp-growth' },
        { icon: 'desk-bell', page: '/ai-agents-chatbots' },
      ],
    },
    'four columns with long words': {
      type: 'table',
      title: 'Interdepartmental telecommunications responsibilities in four columns',
      head: ['Department', 'Telecommunications responsibility', 'Internationalization', 'Otorhinolaryngology'],
      rows: [
        ['Otorhinolaryngology', 'Appointment confirmations', 'English, Welsh', 'Reservations'],
        [
          'Anesthesiology',
          'Telephone announcements outside of the opening hours, until the number has been ported',
          'appointments.anesthesiology@telecommunications-department.example',
          'None',
        ],
        ['Counterintelligence', 'Not disclosed', 'Not disclosed either', 'None whatsoever'],
      ],
    },
  },
);
