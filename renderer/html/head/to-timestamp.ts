/**
 * A date (year-month-day) as a timestamp with a time zone, which feeds and structured data require. Content has only dates, so
 * it is noon in UTC: the same date in nearly every time zone.
 */
export function toTimestamp(day: string): string {
  return `${day}T12:00:00Z`;
}
