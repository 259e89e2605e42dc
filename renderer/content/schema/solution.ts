import * as z from 'zod';
import { closing } from './fields/closing';
import { distinct } from './fields/distinct';
import { icon } from './fields/icon';
import { pageHead } from './fields/page-head';
import { question } from './fields/question';
import { scene } from './fields/scene';
import { text } from './fields/text';

/** A solution item; content/solutions/<hub>. Its hub is the folder it is in. */
export const solution = z.strictObject({
  ...pageHead,
  heading: text('The headline of the page: a statement, four to ten words.'),
  answer: text('One sentence under the headline that says what the solution does and for whom.'),
  summary: text('One short sentence for lists, up to 90 characters.'),
  icon,
  featured: z.boolean().describe('true marks the item in the list of its column.').optional(),
  audience: text('Who this is for, one sentence.'),
  gets: z
    .array(text('One thing the customer gets, a few words to a sentence.'))
    .min(3)
    .max(6)
    .describe('What you get.')
    .meta(distinct()),
  steps: z
    .array(
      z.strictObject({
        title: text('The step, two to six words.'),
        description: text('What happens in it, one to three sentences.'),
      }),
    )
    .min(3)
    .max(4)
    .describe('How it works, in three or four steps.'),
  time: text('How long it takes, in a few words to a sentence.'),
  needs: z
    .array(text('One thing we need, a few words.'))
    .min(2)
    .max(5)
    .describe('What we need from you.')
    .meta(distinct()),
  connects: z.array(text('The name of a system.')).min(2).max(8).describe('What it connects to.').meta(distinct()),
  scene,
  questions: z.array(question).min(3).max(5).describe('Questions that buyers ask.').meta(distinct('question')),
  closing,
});
