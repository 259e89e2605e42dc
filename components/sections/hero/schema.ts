import { defineSection, distinct, link, reference, sectionFields, text } from 'sitewright';
import * as z from 'zod';
import { heroScene } from '../../model/fields/hero-scene';

export const hero = defineSection(
  z.strictObject({
    ...sectionFields('hero', 'Opens the page: the headline, and what may follow it.'),
    tagline: text('A few words above the headline.'),
    title: text('The headline of the page; its only first-level heading.'),
    description: text('One to three sentences under the headline.'),
    primary: link.optional(),
    secondary: link.optional(),
    stats: z
      .array(reference('claim', 'The id of a claim in claims.yaml.'))
      .length(4)
      .describe('Four claims, shown as figures under a rule.')
      .meta(distinct())
      .optional(),
    scene: heroScene.optional(),
    stamp: text('One or two words stamped on our ticket: with them, the hero is a ticket and nothing else.').optional(),
  }),
  {
    least: {
      type: 'hero',
      tagline: 'Contact',
      title: 'Write to the people who would do the work',
      description: 'One message is enough, in your own words.',
    },
    full: {
      type: 'hero',
      tagline: 'WhatsApp growth',
      title: 'An order is a question answered in time',
      description:
        'You get more people into the chat, a team that answers them from one inbox, and buyers who come back. We set up the number, the entry points and the rules.',
      primary: { label: 'Get Free Consultation', href: '/contact' },
      secondary: { label: 'Watch Demo', href: '/demo' },
      stats: ['whatsapp-revenue', 'whatsapp-satisfaction', 'whatsapp-response', 'whatsapp-setup'],
      scene: {
        type: 'chat',
        contact: 'Plant nursery',
        messages: [
          { from: 'customer', text: 'My lemon tree drops its leaves. Is it dying?' },
          { from: 'business', text: 'No, it gets too little light. Put it by the window and water it less.' },
          { from: 'customer', text: 'Do you sell the right fertilizer?' },
          { from: 'business', text: 'Citrus feed, $12, on the shelf. Shall I keep one for you?' },
        ],
      },
    },
    'a long headline of long words': {
      type: 'hero',
      tagline: 'Internationalization and interdepartmental telecommunications for otorhinolaryngology practices',
      title:
        'Otorhinolaryngologists and counterintelligence departments disagree about telecommunications responsibilities',
      description:
        'Thirty-one clinics in Llanfairpwllgwyngyll and its neighborhood share one switchboard. Nobody could say who answers at lunchtime, so patients called the emergency room, which sent them back. This page shows what we built, what it replaced and which of the old habits came back after a month.',
      primary: { label: 'Describe your interdepartmental responsibilities', href: '/contact' },
      secondary: { label: 'See how telecommunications providers are connected', href: '/integrations/whatsapp' },
      stats: ['whatsapp-setup', 'reply-whatsapp', 'reply-ai', 'support-response'],
      scene: {
        type: 'browser',
        address: 'otorhinolaryngology-appointments.example/telecommunications',
        heading: 'Otorhinolaryngology without telephone queues',
        rows: [
          { label: 'Otorhinolaryngology', value: 'Appointments within the week' },
          { label: 'Telecommunications', value: 'Unavailable' },
        ],
        action: 'Reserve an appointment',
      },
    },
    'figures without a scene': {
      type: 'hero',
      tagline: 'About us',
      title: 'One team should answer for every channel',
      description: 'When the chat blames the website and the website blames the app, the customer has left.',
      secondary: { label: 'Work with us', href: '/careers' },
      stats: ['clients', 'growth', 'rating', 'support'],
    },
    'a ticket': {
      type: 'hero',
      tagline: 'Sent',
      title: 'Thank you, it arrived',
      description: 'A person reads your message and replies.',
      primary: { label: 'See how we work', href: '/how-we-work' },
      stamp: 'Got it',
    },
    'a page that both sides sign': {
      type: 'hero',
      tagline: 'Partners',
      title: 'Share a project that neither side could do alone',
      description: 'Who does what is settled on one page.',
      scene: {
        type: 'agreement',
        label: 'The otorhinolaryngological agreement of both departments, an example',
        terms: [
          {
            label: 'Otorhinolaryngological appointment confirmations',
            value: 'The department that had them before, until the new plan is signed.',
          },
          { label: 'Telecommunications', value: 'Nobody’s.' },
        ],
        signatures: ['You', 'Telecommunications department'],
      },
    },
    'a scene without a button': {
      type: 'hero',
      tagline: 'Technologies',
      title: 'Boring tools finish projects',
      description: 'We name what we build with, and what we stopped using.',
      scene: {
        type: 'app',
        screens: [
          {
            title: 'Swim lessons',
            rows: [
              { label: 'Beginners, lane 2', value: 'Tue 4:15 pm' },
              { label: 'Seahorse group', value: '2 places left' },
            ],
            action: 'Book a place',
          },
        ],
      },
    },
  },
);
