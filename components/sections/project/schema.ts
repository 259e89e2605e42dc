import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { distinct } from '../../../renderer/content/schema/fields/distinct';
import { scene } from '../../../renderer/content/schema/fields/scene';
import { headedSectionFields } from '../../../renderer/content/schema/fields/section-base';
import { text } from '../../../renderer/content/schema/fields/text';
import { theme } from '../../../renderer/content/schema/fields/theme';

const chat: z.input<typeof scene> = {
  type: 'chat',
  contact: 'Bakery',
  messages: [
    { from: 'customer', text: 'Two rye loaves for Saturday?' },
    { from: 'business', text: 'Reserved. Pick them up from 7.' },
  ],
};
export const project = defineSection(
  z.strictObject({
    ...headedSectionFields('project', 'Shows an example project: a drawing, and what to notice beside it.'),
    theme,
    scene,
    points: z
      .array(
        z.strictObject({
          title: text('A part of the project, two to five words, such as The problem.'),
          description: text('What happened in it, one to three sentences.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Two to four parts of the story, beside the drawing.')
      .meta(distinct('title')),
  }),
  {
    least: {
      type: 'project',
      title: 'Example project: bakery pre-orders',
      theme: 'green',
      scene: chat,
      points: [
        { title: 'The problem', description: 'Saturday orders came by phone, by note and by shouting.' },
        { title: 'What we built', description: 'One chat that knows the shelf.' },
      ],
    },
    full: {
      type: 'project',
      id: 'project-section',
      title: 'Example project: an order book for repairs',
      text: 'A made-up workshop, told from the first call to the month after launch.',
      link: { label: 'See how we work', href: '/how-we-work' },
      theme: 'purple',
      scene: {
        type: 'browser',
        address: 'violins.example/repair',
        heading: 'Bow rehair, ready by Friday',
        blocks: ['banner', 'list', 'form'],
        action: 'Reserve a slot',
      },
      points: [
        { title: 'The problem', description: 'Customers called to ask when a bow would be ready.' },
        { title: 'What we built', description: 'A page with the week’s free slots, and a form that takes one.' },
        { title: 'What went wrong', description: 'The calendar of the workshop had no field for “waiting for parts”.' },
        { title: 'What changed', description: 'Each job now has one of five states, and the customer sees it.' },
      ],
    },
    'long words': {
      type: 'project',
      title: 'Interdepartmental telecommunications responsibilities, before and after the reorganization',
      text: 'Long headings and long points have to fit on a small phone, next to a drawing as wide as it is.',
      theme: 'ink',
      scene: chat,
      points: [
        {
          title: 'Interdepartmental telecommunications responsibilities',
          description:
            'Nobody knew who answered which call. We drew one page on which each number has an owner, a deputy and a time by which someone has to answer, and we put it where people look.',
        },
        { title: 'Result', description: 'One page.' },
      ],
    },
  },
);
