import { date } from './fields/date';

const day = date('The day that the site is of.');
const DAY = 24 * 60 * 60 * 1000;

/** The day that the site is of, year-month-day in UTC: today, or what CONTENT_AS_OF names (--as-of sets it). */
export function buildDate(): string {
  return process.env.CONTENT_AS_OF ?? currentDate();
}

/** Today, year-month-day in UTC. Only this file reads the clock. */
export function currentDate(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * The latest date anywhere on earth, year-month-day: one day after UTC. On a site as of a past day,
 * later dates are not errors.
 * @param today the day that the site is of
 */
export function latestDay(today: string): string {
  const day = [today, currentDate()].sort().at(-1) ?? today;
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/**
 * Uses the value of --as-of as the date for this process.
 * @param asOf undefined keeps the date
 * @returns an error message, or undefined
 */
export function setBuildDate(asOf: string | undefined): string | undefined {
  if (asOf === undefined) return undefined;
  if (!day.safeParse(asOf).success) {
    return `--as-of must be a day of the calendar, written year-month-day such as 2026-03-12 (in UTC), but found "${asOf}".`;
  }
  process.env.CONTENT_AS_OF = asOf;
  return undefined;
}
