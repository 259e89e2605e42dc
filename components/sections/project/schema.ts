import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { scene } from '../../model/fields/scene';
import { theme } from '../../model/fields/theme';
import { wholeNumber } from '../../model/fields/whole-number';

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
);
