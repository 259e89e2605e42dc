const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The leaf of a calendar: the day set large between its month and its year. */
export function DateSheet({ date }: { date: string }) {
  const day = new Date(`${date}T00:00:00Z`);
  return (
    <div className="leaf">
      <div className="leaf-month">{month.format(day)}</div>
      <div className="leaf-day">{day.getUTCDate()}</div>
      <div className="leaf-year">{day.getUTCFullYear()}</div>
    </div>
  );
}
