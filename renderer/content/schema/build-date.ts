import { date } from './fields/date';

const day = date('The day that the site is of.');
const DAY = 24 * 60 * 60 * 1000;

/** The day that the site is of, year-month-day in UTC: today, or what CONTENT_AS_OF names (--as-of sets it). */
export function buildDate(): string {
  return process.env.CONTENT_AS_OF ?? currentDate();
}

/** What day it really is, year-month-day in UTC. Nothing of the site but this file looks at the clock. */
export function currentDate(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * The latest day that it can be anywhere on earth, year-month-day: one more than in UTC. Where the site is shown as of a day
 * that has passed, what has been written since is no mistake.
 * @param today the day that the site is of
 */
export function latestDay(today: string): string {
  const day = [today, currentDate()].sort().at(-1) ?? today;
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/**
 * Takes the value of --as-of as the day for all that this process does.
 * @param asOf undefined leaves the day as it is
 * @returns what is wrong with the value, or undefined
 */
export function setBuildDate(asOf: string | undefined): string | undefined {
  if (asOf === undefined) return undefined;
  if (!day.safeParse(asOf).success) {
    return `--as-of must be a day of the calendar, written year-month-day such as 2026-03-12 (in UTC), but found "${asOf}".`;
  }
  process.env.CONTENT_AS_OF = asOf;
  return undefined;
}
