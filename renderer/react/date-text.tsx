import { formatDate } from '../content/schema/format-date';
import { useContent, usePage } from './content-context';

interface DateTextProps {
  /** year-month-day */
  value: string;
}

/** A date, written out in the language of the page, and in that of the site as the region of the site writes it. */
export function DateText({ value }: DateTextProps) {
  const { language, locale } = useContent();
  const lang = usePage()?.data.lang ?? language;
  return <time dateTime={value}>{formatDate(value, lang === language ? locale : lang)}</time>;
}
