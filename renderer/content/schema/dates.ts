import { groupBy } from '../../platform/group-by';

/** There were no websites before. */
export const FIRST_YEAR = 1990;

/** Matches the years from FIRST_YEAR on. */
export const LIKELY_YEAR = /^(?:199|[2-9])/;

/** Whether the calendar has a day, written year-month-day. */
export function isDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** Sorts entries by the day of their publication, newest first. Entries of the same day keep their order. */
export function newestFirst<Dated extends { published?: string | undefined }>(entries: readonly Dated[]): Dated[] {
  const byDate = groupBy(entries, ({ published = '' }) => published);
  // There are fewer days than entries, and written this way, dates sort as text.
  return [...byDate.keys()]
    .sort()
    .reverse()
    .flatMap((date) => byDate.get(date) ?? []);
}
