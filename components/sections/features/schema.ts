import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../../model/fields/icon';

const phone = z.strictObject({
  legend: text('What a visitor chooses, for screen readers, such as Phone.'),
  time: text('The time at the top of the screen.'),
  back: text('The screen before this one.'),
  title: text('The title of the screen, one to three words.'),
  heading: text('The headline of the screen, one to three words.'),
  rows: z
    .array(z.strictObject({ label: text('The left side of the row.'), value: text('The right side of the row.') }))
    .length(3)
    .describe('Three rows of the screen.')
    .meta(distinct('label')),
  action: text('The button of the screen.'),
  tabs: z.array(text('A tab.')).length(3).describe('Three tabs at the bottom.').meta(distinct()),
  systems: z
    .array(
      z.strictObject({
        name: text('The kind of phone.'),
        wallet: text('The button that adds to the wallet of this phone.'),
        label: text('What is different on this phone, for those who do not see it.'),
      }),
    )
    .length(2)
    .describe('iPhone first, then Android.')
    .meta(distinct('name')),
});

export const features = defineSection(
  z.strictObject({
    ...headedSectionFields('features', 'Shows features as a list of term and explanation.'),
    look: z
      .enum(['rack', 'stops', 'checklist', 'phone'])
      .describe(
        'rack hangs them from a line; stops are on the way of one message; checklist puts them on a sheet; phone points at a drawn phone.',
      )
      .optional(),
    items: z
      .array(
        z.strictObject({
          icon,
          title: text('The feature, two to five words.'),
          description: text('One or two sentences on what the customer gets from it.'),
          result: text('With the look stops: what it makes of the message, a few words.').optional(),
        }),
      )
      .min(2)
      .describe('The features, as a list of term and explanation.')
      .meta(distinct('title')),
    limit: z
      .strictObject({ title: text('The limit, a few words.'), text: text('One or two sentences on it.') })
      .describe('With the look rack: what to know before, a note behind the last feature.')
      .optional(),
    phone: phone.describe('With the look phone and six features: the app on the drawn phone.').optional(),
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
      limit: { title: 'One limit to know first', text: 'Replies and reminders go through everywhere.' },
    },
    'stops on the way of a message': {
      type: 'features',
      look: 'stops',
      title: 'Six abilities, one message',
      text: '“hi cna we do sun insted, n is the dog ok”',
      items: [
        {
          icon: 'desk-bell',
          title: 'Intelligent agents',
          description: 'It checks before it answers.',
          result: '8 free',
        },
        { icon: 'bubbles', title: 'Chatbots', description: 'One on every channel.', result: 'From WhatsApp' },
        { icon: 'sheet', title: 'Language', description: 'It reads typos.', result: '“Sunday? Dog?”' },
        { icon: 'plug', title: 'Automation', description: 'It leaves the work done.', result: 'Calendar changed' },
        { icon: 'stamp', title: 'Security', description: 'It sees one record.', result: 'Sees 1 of 212' },
        { icon: 'tide-board', title: 'Analytics', description: 'Weekly.', result: 'Dogs: 9 this week' },
      ],
    },
    'a list to tick off': {
      type: 'features',
      look: 'checklist',
      title: 'Finished means these two points',
      items: [
        { icon: 'window', title: 'A first screen that answers', description: 'What you do, for whom, and where.' },
        { icon: 'stopwatch', title: 'Speed on a weak signal', description: 'Photos are cut to size.' },
      ],
    },
    'a phone with six leader lines': {
      type: 'features',
      look: 'phone',
      title: 'One app, two sets of habits',
      text: 'Switch phones. The booking stays.',
      items: [
        { icon: 'bubbles', title: 'Android apps', description: 'The back gesture works as Android owners expect.' },
        { icon: 'pigeonholes', title: 'Back end', description: 'Times change on a page your staff runs.' },
        { icon: 'sheet', title: 'Design', description: 'You try a prototype before code exists.' },
        { icon: 'inbox', title: 'Cross-platform', description: 'One codebase for both stores.' },
        { icon: 'phone', title: 'iOS apps', description: 'Swift where the phone matters.' },
        { icon: 'shop', title: 'Store release', description: 'We answer the reviewers.' },
      ],
      phone: {
        legend: 'Phone',
        time: '8:41',
        back: 'Trips',
        title: 'My trip',
        heading: 'Saturday',
        rows: [
          { label: 'Start', value: '9:00 am' },
          { label: 'Boats', value: 'Two singles' },
          { label: 'Life vests', value: 'M and L' },
        ],
        action: 'Check in',
        tabs: ['Trip', 'River', 'Update 2.3'],
        systems: [
          { name: 'iPhone', wallet: 'Add to Apple Wallet', label: 'iPhone: back at the top left.' },
          { name: 'Android', wallet: 'Add to Google Wallet', label: 'Android: a swipe from either edge.' },
        ],
      },
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
