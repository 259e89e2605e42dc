import type { Problem } from '../diagnostics/diagnostic';
import { certainlyMeant, didYouMean } from '../nearest';
import type { Rule } from './rule';

export const keysAreKnown: Rule = {
  task: 'Fill in the fields',
  demand: 'Every field has a name that the kind of file knows.',
  why: 'A misspelt field would be ignored, and the page would come out without what you wrote.',
  fix: 'Corrects a name that is a letter or two off from the only one that can be meant.',
};

/** @param open the names that may stand here and don't yet, or all that may */
export const unknownKey = (key: string, open: readonly string[]): Problem => ({
  code: 'keys-are-known',
  message: `There is no field "${key}" here.`,
  found: key,
  suggestion: didYouMean(key, open),
  replacement: certainlyMeant(key, open, 2),
});
