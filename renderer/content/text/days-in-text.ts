import { MONTH, monthNumber } from './months';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const WEEKDAY =
  '(?:(?<weekday>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|(?:Sun|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat)\\b\\.?),? (?:the )?)?';
const DAY = '(?<day>\\d{1,2})(?<ordinal>st|nd|rd|th)?';
const YEAR = '(?<year>(?:19|20)\\d\\d)';

/** Monday, March 4, 2024 and Monday, 4 March 2024. */
const DATES = [
  new RegExp(`\\b${WEEKDAY}(?<month>${MONTH}) ${DAY}(?![\\d:%])(?:,? ${YEAR}(?!\\d))?`, 'g'),
  new RegExp(`\\b${WEEKDAY}(?<![\\d.,$€£])${DAY} (?:of )?(?<month>${MONTH})(?!\\w)(?:,? ${YEAR}(?!\\d))?`, 'g'),
];

/** A quick test: every date in words has this. */
export const DATE_WORD = new RegExp(`\\b(?:${MONTH})\\b`);

/** A date as texts write it. */
export interface DateInText {
  found: string;
  start: number;
  end: number;
  /** The weekday with it, as in Monday, March 4, or Mon. */
  weekday: string | undefined;
  /** 1 to 12. */
  month: number;
  day: number;
  year: number | undefined;
  /** Whether what follows can't make a count of the day, as in "In June 31 people came". */
  isCertain: boolean;
}

/** Every date in English words. */
export function datesIn(text: string): DateInText[] {
  return DATES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: start, groups = {} }) => {
      const { weekday, month = '', day, ordinal, year } = groups;
      const end = start + found.length;
      return {
        ...{ found, start, end, weekday },
        month: monthNumber(month) ?? 0,
        day: Number(day),
        year: year === undefined ? undefined : Number(year),
        isCertain:
          year !== undefined ||
          ordinal !== undefined ||
          /^(?:[.,;:!?)–-]|\s+(?:at|from|to|until|and)\b|$)/.test(text.slice(end, end + 10)),
      };
    }),
  );
}

const LEAP_YEAR = 2024;

/** The last day of a month; of February without a year, 29. */
export function lastDayOf({ month, year }: Pick<DateInText, 'month' | 'year'>): number {
  return new Date(Date.UTC(year ?? LEAP_YEAR, month, 0)).getUTCDate();
}

/** Year-month-day of a date. */
export function isoOf({ month, day }: DateInText, year: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The weekday of a date. */
export function weekdayOf({ month, day }: DateInText, year: number): string {
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}

/** Whether a weekday is meant by a word, which may be short: Tue, Tues., Tuesday. */
export function isWeekday(word: string, weekday: string): boolean {
  return weekday.startsWith(word.replace('.', ''));
}
