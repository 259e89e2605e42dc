/** The years from 1900 on. */
export const LIKELY_YEAR = /^(?:19|[2-9])/;

/** Whether the calendar has a day, written year-month-day. */
export function isDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}
