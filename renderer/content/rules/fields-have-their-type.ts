import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const fieldsHaveTheirType: Rule = {
  task: 'Fill in the fields',
  demand: 'A list stands where a list belongs, a text where a text does.',
  why: 'A page that shows three points needs them as three points, not as one sentence.',
};

/** @param type what the field must be, in plain words */
export const wrongType = (name: string, type: string, found: string, expected?: string): Problem => ({
  code: 'fields-have-their-type',
  message: `The field ${name} must be ${type}, but found ${found}.`,
  expected,
  found,
});
