import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { address } from '../../../renderer/content/schema/fields/address';
import { distinct } from '../../../renderer/content/schema/fields/distinct';
import { icon } from '../../../renderer/content/schema/fields/icon';
import { reference } from '../../../renderer/content/schema/fields/reference';
import { scene } from '../../../renderer/content/schema/fields/scene';
import { headedSectionFields } from '../../../renderer/content/schema/fields/section-base';
import { text } from '../../../renderer/content/schema/fields/text';

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
  scene,
});

export const services = defineSection(
  z.strictObject({
    ...headedSectionFields('services', 'Shows the services, each with its features, a claim and a drawing.'),
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
      title: 'The same customer meets you in three places',
      text: 'Each row takes the hue of its service, and scene and text alternate sides.',
      items: [
        {
          page: '/mobile-app-development',
          icon: 'phone',
          title: 'Mobile app development',
          description:
            'Regular customers get one task they can finish in seconds. We take it through both store reviews.',
          features: ['iOS', 'Android', 'Cross-platform', 'Store release and upkeep'],
          claim: 'apps-delivered',
          cta: 'Plan a mobile app',
          scene: {
            type: 'app',
            screens: [
              {
                title: 'Kayaks',
                rows: [
                  { label: 'Single, river', value: '$35' },
                  { label: 'Double, lake', value: '$50' },
                  { label: 'Life vest', value: 'Included' },
                ],
                action: 'Book',
              },
              {
                title: 'Saturday',
                rows: [
                  { label: 'Two singles', value: '9 am' },
                  { label: 'River level', value: 'Low' },
                ],
                action: 'Show the way',
              },
            ],
          },
        },
        {
          page: '/website-development',
          icon: 'window',
          title: 'Website development',
          description:
            'A site that says on its first screen what you rent, where and for how much. Your staff edits it.',
          features: ['First screen', 'Speed', 'Search', 'Editing'],
          claim: 'site-launch',
          cta: 'Plan a website',
          scene: {
            type: 'browser',
            address: 'kayaks.example',
            heading: 'On the river by nine',
            blocks: ['banner', 'calendar', 'map'],
            action: 'See free boats',
          },
        },
        {
          page: '/ai-agents-chatbots',
          icon: 'desk-bell',
          title: 'AI agents',
          description: 'An agent answers what the price list already says, and hands over what it does not.',
          features: ['Answers', 'Bookings', 'Handover', 'Log'],
          claim: 'ai-automated',
          cta: 'Try an agent',
          scene: {
            type: 'agent',
            question: 'Can my dog come along?',
            tools: ['Reads the house rules', 'Finds a double kayak'],
            answer: 'Yes, in a double kayak; please bring its own vest.',
          },
        },
      ],
    },
    'long words': {
      type: 'services',
      title: 'Telecommunications responsibilities are interdepartmental responsibilities',
      text: 'A heading, a feature and a button that are all longer than anyone planned for.',
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
          scene: {
            type: 'agent',
            question:
              'I need otorhinolaryngology and anesthesiology on the same morning, preferably before the gastroenterologist.',
            tools: [
              'Compares three interdepartmental calendars',
              'Checks anesthesiological prerequisites',
              'Reserves both appointments',
              'Notifies the telecommunications desk',
            ],
            answer: 'Tuesday at 8:15 and 9:40, on the same floor; please do not eat after midnight.',
          },
        },
      ],
    },
  },
);
