import type { FieldRule } from '../../diagnostics/rule';

export const textIsNotBlank: FieldRule = {
  category: 'Fill in the fields',
  description: 'A text has at least one visible character.',
  rationale: 'An empty text leaves a hole on the page: a button without words, a heading without a headline.',
  problem: () => ({
    message: 'This text is empty.',
    suggestion: 'Write the text, or delete the line if the field may be left out.',
  }),
};
