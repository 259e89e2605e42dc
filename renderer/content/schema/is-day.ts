/** Before it, nobody had a website. */
export const FIRST_YEAR = 1990;

/** The years from the first one on. */
export const LIKELY_YEAR = /^(?:199|[2-9])/;

/** Whether the calendar has a day, written year-month-day. */
export function isDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}
