import { dayInWords } from './day-in-words';

interface DateTextProps {
  /** year-month-day */
  value: string;
}

/** A day, written out. */
export function DateText({ value }: DateTextProps) {
  return <time dateTime={value}>{dayInWords(value)}</time>;
}
