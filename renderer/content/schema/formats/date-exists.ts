import type { FieldRule } from '../../diagnostics/rule';

/** The years from 1900 on. */
export const LIKELY_YEAR = /^(?:19|[2-9])/;

export const dateExists: FieldRule = {
  category: 'Fill in the fields',
  description: 'A date is a day of the calendar, of 1900 or later.',
  rationale: 'February 30 and the year 0024 are slips of the keyboard, and only you know which day was meant.',
  problem: (found) =>
    LIKELY_YEAR.test(found)
      ? { message: `There is no day ${found} in the calendar.`, suggestion: 'Correct the month or the day.' }
      : {
          message: `The year of ${found} is before 1900, so it is perhaps mistyped.`,
          suggestion: 'Correct the year.',
        },
};
