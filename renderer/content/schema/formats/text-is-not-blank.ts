import type { FieldRule } from '../../diagnostics/rule';

export const textIsNotBlank: FieldRule = {
  task: 'Fill in the fields',
  demand: 'A text has at least one visible character.',
  why: 'An empty text leaves a hole on the page: a button without words, a heading without a headline.',
  problem: () => ({
    message: 'This text is empty.',
    suggestion: 'Write the text, or delete the line if the field may be left out.',
  }),
};
