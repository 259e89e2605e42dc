const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date, written out. @param day year-month-day */
export function formatDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
