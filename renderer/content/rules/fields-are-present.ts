import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const fieldsArePresent: Rule = {
  task: 'Fill in the fields',
  demand: 'Every field that a page needs is there.',
  why: 'The page has a place for it, which would stay empty.',
};

/**
 * @param name the field with the fields around it, in quotes
 * @param sample how a value looks
 */
export const missingField = (name: string, key: string, sample: string, expected?: string): Problem => ({
  code: 'fields-are-present',
  message: `The field ${name} is missing.`,
  expected,
  suggestion: `Add it like this:   ${key}: ${sample}`,
});
