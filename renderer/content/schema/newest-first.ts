/** Entries that have a date, newest first. */
export function newestFirst<Dated extends { data: { date: string } }>(entries: readonly Dated[]): Dated[] {
  return [...entries].sort((a, b) => b.data.date.localeCompare(a.data.date));
}
