/** Entries that have a date, newest first. */
export function newestFirst<Dated extends { data: { date: string } }>(entries: readonly Dated[]): Dated[] {
  // Days are compared as plain text: in the order of a language, ten thousand take their time.
  return [...entries].sort(({ data: { date: a } }, { data: { date: b } }) => (a < b ? 1 : a > b ? -1 : 0));
}
