import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { scene } from '../fields/scene';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';
import { theme } from '../fields/theme';

export const project = z.strictObject({
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
});
