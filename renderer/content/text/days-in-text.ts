const MONTHS = [
  ['january', 31],
  ['february', 29],
  ['march', 31],
  ['april', 30],
  ['may', 31],
  ['june', 30],
  ['july', 31],
  ['august', 31],
  ['september', 30],
  ['october', 31],
  ['november', 30],
  ['december', 31],
] as const;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const WEEKDAY =
  '(?:(?<weekday>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|(?:Sun|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat)\\b\\.?),? (?:the )?)?';
const MONTH =
  '(?<month>January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)';
const DAY = '(?<day>\\d{1,2})(?<ordinal>st|nd|rd|th)?';
const YEAR = '(?<year>(?:19|20)\\d\\d)';

/** Monday, March 4, 2024 and Monday, 4 March 2024. */
const DATES = [
  new RegExp(`\\b${WEEKDAY}${MONTH} ${DAY}(?![\\d:%])(?:,? ${YEAR}(?!\\d))?`, 'g'),
  new RegExp(`\\b${WEEKDAY}(?<![\\d.,$€£])${DAY} (?:of )?${MONTH}(?!\\w)(?:,? ${YEAR}(?!\\d))?`, 'g'),
];

/** A quick test: every date in words has this. */
export const DATE_WORD =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/;

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
        month: MONTHS.findIndex(([name]) => name.startsWith(month.toLowerCase().replace('.', ''))) + 1,
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

/** The last day of a month; of February without a year, 29. */
export function lastDayOf({ month, year }: Pick<DateInText, 'month' | 'year'>): number {
  return year === undefined ? (MONTHS[month - 1]?.[1] ?? 31) : new Date(Date.UTC(year, month, 0)).getUTCDate();
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

/** The name of a month. */
export function monthName(month: number): string {
  const [name = ''] = MONTHS[month - 1] ?? [];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
