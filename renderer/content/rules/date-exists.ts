import type { FieldRule } from './rule';

export const dateExists: FieldRule = {
  task: 'Fill in the fields',
  demand: 'A date is a day of the calendar.',
  why: 'February 30 is a slip of the keyboard, and only you know which day was meant.',
  problem: (found) => ({
    message: `There is no day ${found} in the calendar.`,
    suggestion: 'Correct the month or the day.',
  }),
};
