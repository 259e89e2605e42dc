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
);
