import * as z from 'zod';
import { isDay, LIKELY_YEAR } from '../dates';
import { breaks } from '../formats/field-rules';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A day that exists, year-month-day: the compiler takes no other text for it. Days compare and sort as texts. */
export type Day = string & z.core.$brand<'day'>;

/** A day that exists, written year-month-day (ISO 8601). */
export function date(sentence: string) {
  return z
    .string()
    .refine((value) => DATE.test(value), {
      params: breaks('date-is-written-iso'),
      abort: true,
    })
    .refine((value) => LIKELY_YEAR.test(value) && isDay(value), { params: breaks('date-exists') })
    .describe(sentence)
    .meta({ format: 'date', pattern: DATE.source })
    .brand<'day'>();
}
