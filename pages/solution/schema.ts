import { defineKind, distinct, SHOWN, text } from 'sitewright';
import * as z from 'zod';
import { closing } from '../../components/model/fields/closing';
import { icon } from '../../components/model/fields/icon';
import { pageHead } from '../../components/model/fields/page-head';
import { question } from '../../components/model/fields/question';
import { sample } from '../../components/model/fields/sample';
import { scene } from '../../components/model/fields/scene';
import { solutionParts } from './parts';

/** A solution; content/solutions/<hub>. Its folder is its hub. */
export const solution = defineKind({
  name: 'solution',
  files: 'solutions/:hub/:slug.mdx',
  address: '/solutions/:slug',
  parent: '/solutions/:hub',
  headline: 'heading',
  anchors: ['gets', 'steps', 'questions', 'neighbours'],
  newFile: { label: 'solution item', body: '\nTODO\n' },
  schema: z.strictObject({
    ...pageHead,
    heading: text(
      'The headline of the page: names what is sold in the words that buyers search for, and a result; up to 60 characters.',
    ),
    answer: text('One or two sentences under the headline: what you, the reader, get from the solution, and then how.'),
    terms: z
      .array(
        text('A search term that buyers type, such as whatsapp lead generation. No page shows it.').meta(SHOWN.never),
      )
      .min(1)
      .max(5)
      .describe('What buyers search for; the headline has one of these terms.')
      .meta(distinct()),
    summary: text('One short sentence for lists, up to 90 characters.'),
    icon,
    featured: z.boolean().describe('true marks the item in the list of its column.').optional(),
    audience: text('Who this is for, one sentence.'),
    order: z
      .array(z.enum(solutionParts))
      .min(2)
      .describe(
        'The parts of the page from top to bottom; text is what is below the front matter. Without it: gets, text, steps, questions.',
      )
      .meta(distinct())
      .optional(),
    gets: z
      .array(text('One thing the customer gets, a few words to a sentence.'))
      .min(2)
      .max(8)
      .describe('What you get.')
      .meta(distinct()),
    steps: z
      .array(
        z.strictObject({
          title: text('The step, two to six words.'),
          description: text('What happens in it, one to three sentences.'),
        }),
      )
      .min(2)
      .max(7)
      .describe('How it works, in two to seven steps; leave it out where the text says it better.')
      .optional(),
    stepsTitle: text('The heading over the steps; without it, the one in words.yaml.').optional(),
    time: text('How long it takes, in a few words to a sentence.'),
    needs: z
      .array(text('One thing we need, a few words.'))
      .min(2)
      .max(5)
      .describe('What we need from you.')
      .meta(distinct()),
    connects: z.array(text('The name of a system.')).min(2).max(8).describe('What it connects to.').meta(distinct()),
    scene,
    samples: z
      .array(sample)
      .min(2)
      .max(3)
      .describe(
        'Two or three samples that hang from the line under the headline, what the solution is about first; without them, only the scene does.',
      )
      .meta(distinct('title'))
      .optional(),
    questions: z.array(question).min(2).max(8).describe('Questions that buyers ask.').meta(distinct('question')),
    questionsTitle: text('The heading over the questions; without it, the one in words.yaml.').optional(),
    closing,
  }),
});
