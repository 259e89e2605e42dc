import type { FieldRule } from '../../diagnostics/rule';

export const yearHasFourDigits: FieldRule = {
  category: 'Fill in the fields',
  description: 'A year has four digits.',
  rationale: 'The copyright line shows the year as it is written here.',
  problem: (found) => ({
    message: `The year must have four digits, but found "${found}".`,
    suggestion: 'Write it like this:   2024',
  }),
};
