import * as z from 'zod';
import { distinct } from '../fields/distinct';
import { question } from '../fields/question';
import { headedSectionFields } from '../fields/section-base';

export const questions = z.strictObject({
  ...headedSectionFields('questions', 'Shows questions that buyers ask, with answers.'),
  items: z.array(question).min(2).describe('Questions that buyers ask, with answers.').meta(distinct('question')),
});
