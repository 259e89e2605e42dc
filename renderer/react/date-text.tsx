import { formatDate } from '../content/schema/format-date';
import { useContent } from './content-context';

interface DateTextProps {
  /** year-month-day */
  value: string;
}

/** A date, written out in the language of the site. */
export function DateText({ value }: DateTextProps) {
  return <time dateTime={value}>{formatDate(value, useContent().locale)}</time>;
}
