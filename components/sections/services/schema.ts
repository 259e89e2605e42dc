import { address, defineSection, distinct, headedSectionFields, reference, text } from 'sitewright';
import * as z from 'zod';
import { type Booking, bookedScene, booking } from '../../model/fields/booking';
import { icon } from '../../model/fields/icon';
import { scene } from '../../model/fields/scene';

const service = z.strictObject({
  page: address('The address of the service page; its theme colors the row.'),
  icon,
  title: text('The name of the service.'),
  description: text('Two sentences on what the service does.'),
  features: z
    .array(text('One feature, a few words.'))
    .length(4)
    .describe('Four features, shown as a run-in list.')
    .meta(distinct()),
  claim: reference('claim', 'The id of the headline figure in claims.yaml.'),
  cta: text('What the link to the service page says.'),
  scene: z
    .discriminatedUnion('type', [bookedScene, ...scene.options])
    .describe('Its drawing: a screen of the booking, or a picture of its own.'),
});

/** A business that is not on the site, to show that the drawings fit any business. */
const workshop: Booking = {
  business: 'Pottery workshop',
  product: 'An evening at the wheel',
  host: 'pottery.example',
  times: ['5 pm', '7 pm'],
  days: [
    { name: 'Monday', short: 'Mon', left: ['6', '6'] },
    { name: 'Tuesday', short: 'Tue', left: ['5', '6'] },
    { name: 'Wednesday', short: 'Wed', left: ['4', '2'] },
    { name: 'Thursday', short: 'Thu', left: ['6', '5'] },
    { name: 'Friday', short: 'Fri', left: ['3', '1'] },
  ],
  offer: ['Tuesday', 'Wednesday', 'Thursday'],
  amounts: [
    { name: 'One', count: '1', price: '$40' },
    { name: 'Two', count: '2', price: '$80' },
  ],
  words: [{ token: 'seats', texts: ['one seat', 'two seats'] }],
  left: 'left',
  booked: 'taken',
  slip: {
    label: '{business}, an example',
    title: 'Take a seat',
    text: 'Pick an evening. All four screens follow.',
    days: 'Evening',
    amounts: 'Seats',
    sum: '{Seats}, {day}, {time}',
    stub: 'Your seats',
    change: 'change them',
  },
  chat: {
    glance: { label: 'Chat', text: '{Amount}, {short}' },
    messages: [
      { from: 'customer', text: 'Is there room for [{amount}] on [{day}]?' },
      { from: 'business', text: 'At {time}, yes. That is [{price}] with clay.' },
    ],
    caption: 'In the chat, a customer asks for {seats} on {day}, at {price}.',
    owner: {
      title: 'Inbox of the workshop',
      head: ['Chat', 'Owner', 'Status'],
      rows: [
        { chat: '[{Seats}] on [{day}]', owner: 'Counter', status: 'Paid, [{price}]' },
        { chat: 'Is my bowl fired yet?', owner: 'No one yet', status: 'Take it', open: true },
      ],
      caption: 'In the inbox, the chat about {seats} belongs to the counter.',
    },
  },
  app: {
    glance: { label: 'App', text: '{count}, {short}' },
    title: 'My class',
    heading: '[{day}]',
    rows: [
      { label: 'Start', value: '{time}' },
      { label: 'Wheels', value: '[{count}]' },
    ],
    action: 'Show the way',
    caption: 'In the app, the class is on {day}, with {seats}.',
    owner: {
      title: 'Tonight',
      rows: [
        { label: '{time}', value: '[{Seats}]' },
        { label: 'Clay', value: '[{count}] blocks' },
      ],
      action: 'Wheels are ready',
      stops: [
        { label: 'Kiln', value: 'Firing until 9 pm' },
        { label: 'Glazing', value: 'Upstairs' },
        { label: 'Shelf', value: 'For pick-up' },
      ],
      caption: 'On the list of the teacher, {seats} are prepared for {day}.',
    },
  },
  site: {
    glance: { label: 'Site', text: '{price}, {short}' },
    address: '{host}/evenings',
    heading: '{product}',
    action: 'Book {day}, {price}',
    caption: 'On the website, the calendar marks {day}.',
    owner: {
      title: '{host}, you are editing',
      fields: [
        { label: 'First line', value: '{product}' },
        { label: 'Price of a seat', value: '{single}' },
      ],
      saved: 'Saved',
      heading: '{product}, {single}',
      caption: 'In the editor, the price is {single}, and {day} is marked.',
    },
  },
  agent: {
    glance: { label: 'Agent', text: '{count} to {next-short}' },
    title: 'Agent, at lunchtime',
    question: 'I have to work on [{day}]. May I come on {next}?',
    steps: [
      { label: 'Find the class', value: '[{short}, {count}]' },
      { label: 'Find free seats', value: '{free} on {next-short}' },
    ],
    caption: 'The agent moves {seats} from {day} to {next}.',
    owner: {
      log: [
        { time: '12:04:31', step: 'Found', text: '[{Seats}] on [{day}]' },
        { time: '12:04:32', step: 'Checked', text: '{free} are free on {next}' },
        { time: '12:06:05', step: 'Stopped', text: 'A refund. Handed to the counter' },
      ],
      caption: 'The log ends where the agent stops, at a refund.',
    },
  },
};

export const services = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'services',
      "Shows the services, each with its features, a claim and a drawing. With a booking, the drawings are the owner's side of it, and the hero of the page shows the customer's side.",
    ),
    booking: booking.optional(),
    items: z.array(service).min(1).describe('The services, in order.').meta(distinct('page', 'title')),
  }),
  {
    least: {
      type: 'services',
      title: 'One service is a beginning',
      items: [
        {
          page: '/whatsapp-growth',
          icon: 'bubbles',
          title: 'WhatsApp growth',
          description: 'Inquiries arrive in one shared inbox. None of them waits in a private phone.',
          features: ['Lead capture', 'Sales automation', 'Team inbox', 'Analytics'],
          claim: 'whatsapp-revenue-multiple',
          cta: 'Grow with WhatsApp',
          scene: {
            type: 'chat',
            contact: 'Kayak rental',
            messages: [
              { from: 'customer', text: 'Two kayaks on Saturday, is anything left?' },
              { from: 'business', text: 'Yes, from 9 or from 1. Two singles are $70 for half a day.' },
            ],
          },
        },
      ],
    },
    full: {
      type: 'services',
      title: 'The same customer meets you in four places',
      text: 'Each row takes the hue of its service, and shows the same booking on another screen.',
      link: { label: 'See example projects', href: '/examples' },
      booking: { ...workshop, kayaks: true },
      items: [
        {
          page: '/whatsapp-growth',
          icon: 'bubbles',
          title: 'WhatsApp growth',
          description: 'Customers write where they write anyway. Your team answers from one list.',
          features: ['Lead capture', 'Sales automation', 'Team inbox', 'Analytics'],
          claim: 'whatsapp-revenue-multiple',
          cta: 'Sell in the chat',
          scene: { type: 'booking', screen: 'chat' },
        },
        {
          page: '/mobile-app-development',
          icon: 'phone',
          title: 'Mobile app development',
          description:
            'Regular customers get one task they can finish in seconds. We take it through both store reviews.',
          features: ['iOS', 'Android', 'Cross-platform', 'Store release and upkeep'],
          claim: 'apps-delivered',
          cta: 'Plan a mobile app',
          scene: { type: 'booking', screen: 'app' },
        },
        {
          page: '/website-development',
          icon: 'window',
          title: 'Website development',
          description:
            'A site that says on its first screen what you teach, where and for how much. Your staff edits it.',
          features: ['First screen', 'Speed', 'Search', 'Editing'],
          claim: 'site-launch',
          cta: 'Plan a website',
          scene: { type: 'booking', screen: 'site' },
        },
        {
          page: '/ai-agents-chatbots',
          icon: 'desk-bell',
          title: 'AI agents',
          description: 'An agent answers what the price list already says, and hands over what it does not.',
          features: ['Answers', 'Bookings', 'Handover', 'Log'],
          claim: 'ai-automated',
          cta: 'Try an agent',
          scene: { type: 'booking', screen: 'agent' },
        },
      ],
    },
    'long words': {
      type: 'services',
      title: 'Telecommunications responsibilities are interdepartmental responsibilities',
      text: 'A heading, a feature and a button that are all longer than anyone planned for.',
      booking: workshop,
      items: [
        {
          page: '/ai-agents-chatbots',
          icon: 'net',
          title: 'Interdepartmental telecommunications internationalization',
          description:
            'Otorhinolaryngology, gastroenterology and anesthesiology each keep their own calendar. The agent reads all three and books across them, with the names of the people who may move an appointment.',
          features: [
            'Otorhinolaryngological appointment reservations',
            'Interdepartmental responsibilities',
            'Internationalization',
            'Telecommunications provider integrations',
          ],
          claim: 'reply-ai',
          cta: 'Describe your interdepartmental responsibilities',
          scene: { type: 'booking', screen: 'agent' },
        },
      ],
    },
  },
);
