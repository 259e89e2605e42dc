import type { FieldRule } from './rule';

export const dateIsWrittenIso: FieldRule = {
  task: 'Fill in the fields',
  demand: 'A date is written year-month-day.',
  why: '03/04/2024 is March in one country and April in another. 2024-03-04 is the same day everywhere, and sorts by itself.',
  problem: (found) => ({
    message: `The date must be written year-month-day, but found "${found}".`,
    suggestion: 'Write it like this:   2024-03-12',
  }),
};
