import { z } from 'zod';

/** A day that exists, written year-month-day (ISO 8601). */
export function date(sentence: string) {
  return z
    .string()
    .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value), {
      params: { rule: 'date-is-written-iso' },
      abort: true,
    })
    .refine(exists, { params: { rule: 'date-exists' } })
    .describe(sentence);
}

function exists(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}
