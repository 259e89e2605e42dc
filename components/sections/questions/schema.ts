import { defineSection, distinct, headedSectionFields } from 'sitewright';
import * as z from 'zod';
import { pictureBeside } from '../../model/fields/picture';
import { question } from '../../model/fields/question';

export const questions = defineSection(
  z.strictObject({
    ...headedSectionFields('questions', 'Shows questions that buyers ask, with answers.'),
    items: z.array(question).min(2).describe('Questions that buyers ask, with answers.').meta(distinct('question')),
    picture: pictureBeside.optional(),
  }),
);
