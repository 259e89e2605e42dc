import { currentDate } from './build-date';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The latest day that it can be anywhere on earth, year-month-day: one more than in UTC. Where the site is shown as of a day
 * that has passed, what has been written since is no mistake.
 * @param today the day that the site is of
 */
export function latestDay(today: string): string {
  const day = [today, currentDate()].sort().at(-1) ?? today;
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
