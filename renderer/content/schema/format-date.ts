const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date, written out.
 * @param day year-month-day
 * @param locale the language and region that it is written for
 */
export function formatDate(day: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
