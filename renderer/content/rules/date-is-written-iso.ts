import { isDay } from '../schema/is-day';
import type { FieldRule } from './rule';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

export const dateIsWrittenIso: FieldRule = {
  task: 'Fill in the fields',
  demand: 'A date is written year-month-day.',
  why: '03/04/2024 is March in one country and April in another. 2024-03-04 is the same day everywhere, and sorts by itself.',
  fix: 'Rewrites a date that can only mean one day, such as 12 March 2024 or 2024/3/12.',
  problem: (found) => {
    const date = toIso(found);
    return {
      message: `The date must be written year-month-day, but found "${found}".`,
      suggestion: `Write it like this:   ${date ?? '2024-03-12'}`,
      replacement: date,
    };
  },
};

/** A date in other words as year-month-day, or undefined where it could be several days or none. */
function toIso(text: string): string | undefined {
  const parts = text
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/, '')
    .split(/[\s,./-]+/)
    .filter((part) => part !== '');
  if (parts.length !== 3) return undefined;
  const [first = '', second = '', third = ''] = parts;
  if (/^\d{4}$/.test(first)) return join(first, second, third);
  if (!/^\d{4}$/.test(third)) return undefined;
  // 13/4 and 4/13 are the same day, 3/4 is one of two.
  const isMonthFirst = monthOf(first) !== undefined && (Number.isNaN(Number(first)) || Number(second) > 12);
  const isDayFirst = monthOf(second) !== undefined && (Number.isNaN(Number(second)) || Number(first) > 12);
  if (isMonthFirst) return join(third, first, second);
  return isDayFirst ? join(third, second, first) : undefined;
}

function join(year: string, monthText: string, dayText: string): string | undefined {
  const month = monthOf(monthText);
  if (month === undefined || !/^\d{1,2}$/.test(dayText)) return undefined;
  const date = `${year}-${String(month).padStart(2, '0')}-${dayText.padStart(2, '0')}`;
  return isDay(date) ? date : undefined;
}

function monthOf(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : undefined;
  const index = text.length >= 3 ? MONTHS.findIndex((month) => month.startsWith(text)) : -1;
  return index >= 0 ? index + 1 : undefined;
}
