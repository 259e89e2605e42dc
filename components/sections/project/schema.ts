import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { scene } from '../../model/fields/scene';
import { theme } from '../../model/fields/theme';
import { wholeNumber } from '../../model/fields/whole-number';

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
    ...headedSectionFields('project', 'Shows how an example project would run, step by step, with its screens.'),
    theme,
    stops: z
      .array(
        z.strictObject({
          time: text('When it is, such as Week 2 or Days 4-6.'),
          length: wholeNumber('How long it takes, in one unit for all stops: the line is as long.'),
          title: text('What would happen, in a sentence without a period.'),
          measure: text('What it would be measured by, in a few words.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('The steps from the first count to the launch, in order.')
      .meta(distinct('time')),
    scenes: z.array(scene).min(1).max(2).describe('One or two drawings that hang from the line.'),
    points: z
      .array(
        z.strictObject({
          title: text('A part of the project, two to five words, such as One decision.'),
          description: text('What it would be, one to three sentences.'),
        }),
      )
      .min(1)
      .max(3)
      .describe('One to three remarks beside the drawings.')
      .meta(distinct('title')),
  }),
  {
    least: {
      type: 'project',
      title: 'Example project: bakery pre-orders',
      theme: 'green',
      stops: [
        { time: 'Week 1', length: '1', title: 'Count the calls', measure: 'Calls on a Friday' },
        { time: 'Week 2', length: '1', title: 'Number live', measure: 'First order' },
        { time: 'Week 3', length: '1', title: 'The chat knows the shelf', measure: 'Loaves left over' },
      ],
      scenes: [chat],
      points: [{ title: 'One decision', description: 'No prices in the chat.' }],
    },
    full: {
      type: 'project',
      id: 'project-section',
      title: 'Example project: an order book for repairs',
      text: 'A made-up workshop, told from the first call to the month after launch.',
      link: { label: 'See how we work', href: '/how-we-work' },
      theme: 'purple',
      stops: [
        {
          time: 'Week 1',
          length: '1',
          title: 'A morning at the counter',
          measure: 'Calls that ask when a bow is ready',
        },
        { time: 'Weeks 2-3', length: '2', title: 'The first page', measure: 'Slots taken online' },
        { time: 'Weeks 4-9', length: '6', title: 'The calendar', measure: 'Repairs without a date' },
        { time: 'Week 10', length: '1', title: 'Launch', measure: 'Calls, counted again' },
      ],
      scenes: [
        {
          type: 'browser',
          address: 'violins.example/repair',
          heading: 'Bow rehair, ready by Friday',
          rows: [
            { label: 'Violin', value: 'Friday' },
            { label: 'Cello', value: 'Monday' },
          ],
          action: 'Reserve a slot',
        },
        chat,
      ],
      points: [
        { title: 'One decision', description: 'A page with the week’s free slots, and a form that takes one.' },
        { title: 'What would go wrong', description: 'The calendar has no field for “waiting for parts”.' },
      ],
    },
    'long words': {
      type: 'project',
      title: 'Interdepartmental telecommunications responsibilities, before and after the reorganization',
      text: 'Long headings and long points have to fit on a small phone, next to a drawing as wide as it is.',
      theme: 'ink',
      stops: [
        {
          time: 'Otorhinolaryngology weeks',
          length: '40',
          title: 'Nobody knew who answered which call, so each number gets an owner and a deputy',
          measure: 'Interdepartmental misunderstandings',
        },
        { time: 'Weeks 41-42', length: '2', title: 'Telecommunications', measure: 'One page' },
        { time: 'Week 43', length: '1', title: 'Internationalization', measure: 'Six languages' },
      ],
      scenes: [chat],
      points: [
        {
          title: 'Interdepartmental telecommunications responsibilities',
          description:
            'Nobody knew who answered which call. We would draw one page on which each number has an owner, a deputy and a time by which someone has to answer.',
        },
        { title: 'Result', description: 'One page.' },
      ],
    },
  },
);
