import { memoize } from '../../../platform/memoize';
import type { Problem } from '../../diagnostics/diagnostic';
import { isDay, LIKELY_YEAR } from '../dates';
import type { SiteOfText } from '../define-format';

/** What is wrong with a date that is not written year-month-day, and what it may mean. */
export function problemOfDate(
  found: string,
  { language }: SiteOfText,
): Pick<Problem, 'message' | 'suggestion' | 'replacement'> {
  const [reading = 'YYYY-MM-DD', other] = readingsOf(found, language);
  return {
    message: `The date must be written year-month-day, but found "${found}".`,
    suggestion: other === undefined ? suggestionOf(reading) : `Write ${forDay(reading)}, or ${forDay(other)}.`,
    // A time may be there for a reason.
    replacement: other === undefined && isDay(reading) && !TIME.test(found) ? reading : undefined,
  };
}

/** Letters are placeholders for the unknown parts of a date. */
const UNKNOWN = { YYYY: 'year', MM: 'month', DD: 'day' };

function suggestionOf(date: string): string {
  const unknown = Object.entries(UNKNOWN).flatMap(([letters, part]) => (date.includes(letters) ? `the ${part}` : []));
  if (unknown.length === 0) return `Write it like this:   ${date}`;
  const parts = unknown.length === 3 ? 'the year, the month and the day' : unknown.join(' and ');
  return `Write it like this, with ${parts} in digits:   ${date}`;
}

function forDay(date: string): string {
  const inWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return `${date} for ${inWords.format(new Date(date.replace('YYYY', '2024')))}`;
}

const TIME = /[T, ]{1,3}\d{1,2}:\d{2}.*$/i;

/** The possible meanings of a date, as year-month-day: two if day and month are ambiguous, first as the language orders them. */
function readingsOf(text: string, language: string): string[] {
  const words = lettersOf(text.replace(TIME, '')).match(/[a-z]+|\d+/g) ?? [];
  const numbers = words.filter((word) => /\d/.test(word));
  const years = numbers.filter((number) => number.length === 4);
  const [year = 'YYYY'] = years.filter((number) => LIKELY_YEAR.test(number));
  const isUnclear = years.length > 1 || words.some((word) => !/\d/.test(word) && !isKnown(word));
  const months = words.map(monthNamed).filter((month) => month !== undefined);
  const [month, otherMonth] = months;
  const days = numbers.filter((number) => number.length <= 2);
  const [first, second, third] = days;
  if (month !== undefined) {
    const isOneDay = first !== undefined && second === undefined && !isUnclear;
    if (otherMonth !== undefined) return [dateOf(year, 'MM', 'DD')];
    return possible([dateOf(year, month, isOneDay ? first : 'DD'), dateOf(year, month, 'DD')]).slice(0, 1);
  }
  if (isUnclear || first === undefined || third !== undefined || days.length + years.length < numbers.length)
    return [dateOf(year, 'MM', 'DD')];
  if (second === undefined) return possible([dateOf(year, first, 'DD'), dateOf(year, 'MM', 'DD')]).slice(0, 1);
  const inOrder = dateOf(year, first, second);
  const dayFirst = dateOf(year, second, first);
  const isYearFirst = numbers[0] === year;
  const readings = possible(
    isYearFirst ? [inOrder] : isMonthFirst(language) ? [inOrder, dayFirst] : [dayFirst, inOrder],
  );
  return readings.length > 0 ? readings : [dateOf(year, 'MM', 'DD')];
}

function isMonthFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
}

function dateOf(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The dates of the calendar among some, each once. 2024 had a February 29. */
function possible(dates: readonly string[]): string[] {
  const isPossible = (date: string) => isDay(date.replace('YYYY', '2024').replace('MM', '01').replace('DD', '01'));
  return [...new Set(dates.filter(isPossible))];
}

/** Additions to the parts of a date: 12th, le 1er, 24 de diciembre. */
const BESIDE = /^(?:st|nd|rd|th|of|the|de|del|den|der|le|er|em|o)$/;

function isKnown(word: string): boolean {
  return monthNamed(word) !== undefined || BESIDE.test(word) || namesOf(WEEKDAYS).flat().includes(word);
}

/** The number of a month by its name, or by the first three letters or more of it. */
function monthNamed(word: string): string | undefined {
  if (word.length < 3) return undefined;
  const index = namesOf(MONTHS).findIndex((names) => names.some((name) => name.startsWith(word)));
  return index < 0 ? undefined : String(index + 1);
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];
const MONTHS = {
  part: { month: 'long' },
  days: Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month)),
} as const;
const WEEKDAYS = {
  part: { weekday: 'long' },
  days: Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day)),
} as const;

/** The names of months or weekdays in several languages. */
const namesOf = memoize(({ part, days }: typeof MONTHS | typeof WEEKDAYS): readonly (readonly string[])[] => {
  const formats = LANGUAGES.map((language) => new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }));
  return days.map((day) => formats.map((format) => lettersOf(format.format(day))));
});

/** Without capitals and accents: people type fevrier, too. */
function lettersOf(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
