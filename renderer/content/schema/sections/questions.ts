import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { question } from '../fields/question';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const questions = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('questions').describe('Shows questions that buyers ask, with answers.'),
  items: z.array(question).min(2).describe('Questions that buyers ask, with answers.').meta(distinct('question')),
});
