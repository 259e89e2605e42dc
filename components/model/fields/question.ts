import { text } from 'sitewright';
import * as z from 'zod';

export const question = z
  .strictObject({
    question: text('The question, as a buyer would ask it.'),
    answer: text('The answer, one to four sentences; the first one answers.'),
  })
  .describe('A question and its answer.');
