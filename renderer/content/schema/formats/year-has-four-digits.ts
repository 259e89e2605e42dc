import type { FieldRule } from '../../diagnostics/rule';

export const yearHasFourDigits: FieldRule = {
  task: 'Fill in the fields',
  demand: 'A year has four digits.',
  why: 'The copyright line shows the year as it is written here.',
  problem: (found) => ({
    message: `The year must have four digits, but found "${found}".`,
    suggestion: 'Write it like this:   2024',
  }),
};
