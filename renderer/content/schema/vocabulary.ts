import * as z from 'zod';
import { distinct } from './fields/distinct';
import { text } from './fields/text';

const avoided = z.strictObject({
  words: z
    .record(z.string(), text('What to write instead.'))
    .describe('Words or phrases to avoid, each with what to write instead; every form on a line of its own.'),
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

/** vocabulary.yaml: the words that texts avoid. */
export const vocabulary = z.array(avoided).describe('Words to avoid, by the reason.');

export type Vocabulary = z.infer<typeof vocabulary>;
