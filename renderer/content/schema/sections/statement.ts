import * as z from 'zod';
import { sectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const statement = z.strictObject({
  ...sectionFields('statement', 'Shows one large sentence with paragraphs beside it.'),
  title: text('The statement itself, one sentence, set large.'),
  paragraphs: z.array(text('One paragraph.')).min(1).describe('The paragraphs beside the statement.'),
});
