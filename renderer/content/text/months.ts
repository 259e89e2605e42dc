/** The months in English. */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The source of a pattern for the name of a month, which may be short: September, Sept., Sep. */
export const MONTH = [...MONTHS, ...MONTHS.filter(({ length }) => length > 4).map((name) => `${name.slice(0, 3)}\\.?`)]
  .join('|')
  .replace('Sep\\.', 'Sept?\\.');

/** The number of a month, 1 to 12, by its name or the first letters of it; undefined for another word. */
export function monthNumber(name: string): number | undefined {
  const index = name === '' ? -1 : MONTHS.findIndex((month) => month.startsWith(name.replace('.', '')));
  return index < 0 ? undefined : index + 1;
}

/** The name of a month. @param month 1 to 12 */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}
