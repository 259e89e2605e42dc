import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

export const examples: Record<string, SectionOf<'table'>> = {
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
};
