import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const fieldsHaveTheirType: Rule = {
  task: 'Fill in the fields',
  demand: 'A list stands where a list belongs, a text where a text does.',
  why: 'A page that shows three points needs them as three points, not as one sentence.',
};

const group = { words: 'a group of fields', mend: 'Write its fields on the lines below, indented by two spaces.' };

/** What an editor calls the types of zod, and how a value of each is written. */
const types: Record<string, { words: string; mend: string }> = {
  string: { words: 'a text', mend: 'Write one text behind the colon.' },
  array: { words: 'a list', mend: 'Write each entry on a line of its own:   - one entry' },
  object: group,
  record: group,
  boolean: { words: 'true or false', mend: 'Write true or false, without quotes.' },
};

/** @param type what the field must be, as zod calls it */
export const wrongType = (name: string, type: string, found: string, expected?: string): Problem => ({
  code: 'fields-have-their-type',
  message: `The field ${name} must be ${types[type]?.words ?? type}, but found ${found}.`,
  expected,
  found,
  suggestion: types[type]?.mend,
});
