interface DateTextProps {
  /** year-month-day */
  value: string;
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, written out. */
export function DateText({ value }: DateTextProps) {
  return <time dateTime={value}>{format.format(new Date(`${value}T00:00:00Z`))}</time>;
}
