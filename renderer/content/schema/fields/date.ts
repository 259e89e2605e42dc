import type * as z from 'zod';
import { FIRST_YEAR, isDay, LIKELY_YEAR } from '../dates';
import { defineFormat } from '../define-format';
import { problemOfDate } from '../formats/problem-of-date';

/** A day that exists, year-month-day: the compiler takes no other text for it. Days compare and sort as texts. */
export type Day = string & z.core.$brand<'day'>;

const EXAMPLE = '2024-03-12';

const isoDate = defineFormat({
  name: 'date-is-written-iso',
  pattern: /^\d{4}-\d{2}-\d{2}$/,
  message: 'A date is written year-month-day.',
  rationale:
    '03/04/2024 is March in one country and April in another. 2024-03-04 is the same day everywhere, and sorts by itself.',
  fix: 'Rewrites a date that can only mean one day, such as 12 March 2024 or 2024/3/12.',
  example: EXAMPLE,
  problem: problemOfDate,
});

const existingDate = defineFormat(
  {
    name: 'date-exists',
    test: (value) => LIKELY_YEAR.test(value) && isDay(value),
    message: `A date exists in the calendar and is in ${FIRST_YEAR} or later.`,
    rationale: 'February 30 and the year 1926 are typos, and only you know which day was meant.',
    example: EXAMPLE,
    problem: (found) =>
      LIKELY_YEAR.test(found)
        ? { message: `There is no day ${found} in the calendar.`, suggestion: 'Correct the month or the day.' }
        : {
            message: `In ${found.slice(0, 4)} there were no websites, so this year is probably a typo.`,
            suggestion: 'Correct the year.',
          },
  },
  isoDate,
);

/** A day that exists, written year-month-day (ISO 8601). */
export function date(sentence: string) {
  return existingDate(sentence).meta({ format: 'date' }).brand<'day'>();
}
