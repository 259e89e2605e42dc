import * as z from 'zod';
import { type DataOf, defineList } from './define-list';
import { distinct } from './fields/distinct';
import { text } from './fields/text';

const avoided = z.strictObject({
  words: z
    .record(z.string(), text('What to write instead.'))
    .describe('Words or phrases to avoid, each with what to write instead; every form on a line of its own.')
    .optional(),
  names: z
    .array(text('A name, exactly as its owner writes it, such as YouTube.'))
    .min(1)
    .describe('Names that texts write with exactly these capitals and spaces.')
    .meta(distinct())
    .optional(),
  placeholders: z
    .array(text('A phrase of a template, such as Your company here.'))
    .min(1)
    .describe('Phrases that no page may be published with, because a template has them where the text belongs.')
    .meta(distinct())
    .optional(),
  why: text('Why, in one sentence, for the writer.'),
  replace: z
    .boolean()
    .describe('true lets npm run check -- --fix replace the words; only where the result is right in every sentence.')
    .optional(),
  except: z
    .array(text('A phrase in which the word is right, such as trade show.'))
    .min(1)
    .describe('Phrases in which the words are right.')
    .meta(distinct())
    .optional(),
});

/** vocabulary.yaml: the words that texts avoid, the names that they spell, and the placeholders of templates. */
export const vocabulary = defineList({
  name: 'vocabulary',
  file: 'vocabulary.yaml',
  schema: z.array(avoided).describe('Words to avoid, names, and placeholders, each with a reason.'),
});

export type Vocabulary = DataOf<typeof vocabulary>;
