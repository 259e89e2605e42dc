import { formatDate } from './format-date';

interface DateTextProps {
  /** year-month-day */
  value: string;
}

/** A date, written out. */
export function DateText({ value }: DateTextProps) {
  return <time dateTime={value}>{formatDate(value)}</time>;
}
