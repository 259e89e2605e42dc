import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

const modelDrawings = ['stages', 'months', 'weeks', 'plug', 'branch', 'braid'] as const;

export type ModelDrawing = (typeof modelDrawings)[number];

export const models = defineSection(
  z.strictObject({
    ...headedSectionFields('models', 'Shows ways to work together, each as a line with what one gets.'),
    items: z
      .array(
        z.strictObject({
          title: text('The name of the model.'),
          drawing: z
            .enum(modelDrawings)
            .describe(
              'How it runs as a line. stages: a stretch with a gate at each end; months: a ring for each month; weeks: a line that goes on; plug: two lines that meet; branch: one line that leads into another; braid: two lines that cross.',
            )
            .optional(),
          ends: z
            .array(text('What is at an end of the line, one to four words.'))
            .length(2)
            .describe('What is at the two ends of the line.')
            .optional(),
          description: text('Who it is for and what both sides do, two sentences.'),
          benefits: z.array(text('One benefit, a few words.')).min(2).describe('What one gets.').meta(distinct()),
        }),
      )
      .min(1)
      .describe('The models.')
      .meta(distinct('title')),
  }),
  {
    least: {
      type: 'models',
      title: 'One model is enough',
      items: [
        {
          title: 'Referral',
          description: 'You introduce us. We do the rest.',
          benefits: ['Terms in writing', 'A report at the end'],
        },
      ],
    },
    full: {
      type: 'models',
      title: 'A partnership fits on one page or it will not last',
      text: 'Each model answers the same two questions. Who does the work, and who speaks to the client?',
      items: [
        {
          title: 'Technology partners',
          drawing: 'plug',
          ends: ['Your system', 'The client'],
          description:
            'You make a system that our clients use or should use. You open a test account, and we build the connection.',
          benefits: [
            'A connection tested against real workflows',
            'Bug reports with steps',
            'Setup notes for your users',
          ],
        },
        {
          title: 'Channel partners',
          drawing: 'branch',
          ends: ['You above, us below', 'The client'],
          description: 'You advise businesses, and they ask you for things you do not build. You stay in the project.',
          benefits: ['Terms before the first introduction', 'White-label delivery', 'Status without having to ask'],
        },
        {
          title: 'Solution partners',
          drawing: 'braid',
          ends: ['Your part, our part', 'The client'],
          description:
            'You do one part better than we could. We plan together, and each side answers for its own part.',
          benefits: ['A written scope', 'Your part under your own name'],
        },
      ],
    },
    'three ways to pay': {
      type: 'models',
      title: 'Three ways to work with us',
      items: [
        {
          title: 'Fixed price',
          drawing: 'stages',
          description: 'You know what you want.',
          benefits: ['Stages', 'A date'],
        },
        {
          title: 'Monthly care',
          drawing: 'months',
          description: 'It has to keep working.',
          benefits: ['Updates', 'A review'],
        },
        { title: 'By the week', drawing: 'weeks', description: 'You know the goal.', benefits: ['Roles', 'Fridays'] },
      ],
    },
    'long words and many benefits': {
      type: 'models',
      title: 'Interdepartmental partnerships need internationalization',
      items: [
        {
          title: 'Otorhinolaryngology and telecommunications consultancies',
          description:
            'You advise practices on telephones, calendars and everything between them. When a practice needs a chat, you write the requirements and we build it; when it needs a telephone system, we send it to you, and neither of us takes a commission for that.',
          benefits: [
            'Interdepartmental responsibilities in writing',
            'Internationalization',
            'One project manager on each side',
            'appointments.otorhinolaryngology@telecommunications-department.example',
            'Quarterly reviews',
            'Test accounts',
            'An exit within thirty days',
            'Notes that another consultancy could pick up',
          ],
        },
        { title: 'Counterintelligence', description: 'You say little.', benefits: ['We ask little', 'It works'] },
      ],
    },
  },
);
