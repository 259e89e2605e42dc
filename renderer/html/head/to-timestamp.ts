/**
 * A day (year-month-day) as a moment with a zone, which feeds and structured data ask for. Content knows days only, so
 * it is noon in UTC: the same day for nearly every reader, wherever the moment is shown in local time.
 */
export function toTimestamp(day: string): string {
  return `${day}T12:00:00Z`;
}
