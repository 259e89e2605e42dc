/** Entries that have a date, newest first; those of one day stay in their order. */
export function newestFirst<Dated extends { data: { date: string } }>(entries: readonly Dated[]): Dated[] {
  const byDate = new Map<string, Dated[]>();
  for (const entry of entries) {
    const others = byDate.get(entry.data.date);
    if (others) others.push(entry);
    else byDate.set(entry.data.date, [entry]);
  }
  // There are fewer days than entries, and they are written so that the order of the text is that of time.
  return [...byDate.keys()]
    .sort()
    .reverse()
    .flatMap((date) => byDate.get(date) ?? []);
}
