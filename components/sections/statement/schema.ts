import { defineSection, sectionFields, text } from 'sitewright';
import * as z from 'zod';
import { pictureBeside } from '../../model/fields/picture';

export const statement = defineSection(
  z.strictObject({
    ...sectionFields('statement', 'Shows one large sentence with paragraphs beside it.'),
    title: text('The statement itself, one sentence, set large.'),
    paragraphs: z.array(text('One paragraph.')).min(1).describe('The paragraphs beside the statement.'),
    drawing: z
      .strictObject({
        date: text('Over the first gate: the date in the plan.'),
        less: text('On the way that keeps the date.'),
        later: text('On the way to a later date.'),
      })
      .describe('Draws two ways out of a date that slips. The paragraphs say the same.')
      .optional(),
    picture: pictureBeside.optional(),
  }),
);
