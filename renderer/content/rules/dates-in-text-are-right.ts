import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { DATE_WORD, type DateInText, datesIn, isoOf, isWeekday, lastDayOf, weekdayOf } from '../text/days-in-text';
import { monthName } from '../text/months';
import { defineRule } from './define-rule';

/** Words before a day that is still to come. */
const ANNOUNCES =
  '\\b(?:upcoming|until|ends?(?: on)?|expires?(?: on)?|closes?(?: on)?|(?:register|sign up|apply|book|order) by|see you on|join us on)\\b';
const TO_COME = new RegExp(`${ANNOUNCES}[^.!?]{0,60}$`, 'i');
/** The same with a year. Few files have such a date, and only these are parsed. */
const WITH_YEAR = new RegExp(`${ANNOUNCES}[^.!?]{0,90}\\b(?:19|20)\\d\\d\\b`, 'i');
/** Words before a year that has begun. */
const SINCE =
  /(?:\b(?:since|founded in|established in|started in|back in|copyright)|©)\s(?:early |late |mid-|the (?:spring|summer|fall|autumn|winter) of |\p{Lu}\p{Ll}+ )?((?:19|20|21)\d\d)(?!\d|[-–]\d)/iu;
const ALL_SINCE = new RegExp(SINCE, 'giu');
/** Whether a sentence speaks of the past. */
const PAST = /\b(?:was|were|had|did|ran|lasted|ended|closed|expired|remained|stayed|worked|took)\b/i;

export default defineRule({
  category: 'Write the text',
  description:
    'A day in a text exists, has the right weekday, and is still to come where the text announces it. A year since which something is has begun.',
  rationale:
    'On "Monday, June 31", some visitors come on Monday and some on July 1. An offer that ended last year says that nobody looks after the site. An article or a release is of its day, so what it announces may have passed since.',
  takesNotes: true,
  file: (file) =>
    file.texts({ pattern: DATE_WORD, lang: 'en' }).flatMap(({ text, at }) =>
      datesIn(text).flatMap((date) => {
        const problem = impossible(date) ?? wrongWeekday(date, sentenceYear(text, date), yearOf(file));
        return problem ? at(date.start, date.end, problem) : [];
      }),
    ),
  content: (content) =>
    content
      .files()
      .flatMap((file) => [
        ...(WITH_YEAR.test(file.text) ? passedDays(file, dayOf(file) ?? content.today) : []),
        ...(SINCE.test(file.text) ? yearsToCome(file, content.latestDay.slice(0, 4)) : []),
      ]),
});

/** Years that have not begun, in what has happened. */
function yearsToCome(file: CheckedFile, latest: string): Finding[] {
  return file.texts({ pattern: SINCE, lang: 'en' }).flatMap((block) =>
    block.find(ALL_SINCE, ([found, year = '']) =>
      year > latest
        ? {
            message: `This has happened, but ${year} is still to come: ${found}`,
            suggestion: 'Correct the year.',
          }
        : undefined,
    ),
  );
}

function passedDays(file: CheckedFile, today: string): Finding[] {
  return file.texts({ pattern: DATE_WORD, lang: 'en' }).flatMap(({ text, at }) =>
    datesIn(text).flatMap((date) => {
      if (date.year === undefined || isoOf(date, date.year) >= today) return [];
      const before = text.slice(Math.max(0, date.start - 100), date.start);
      if (!TO_COME.test(before) || PAST.test(before)) return [];
      return at(date.start, date.end, {
        severity: 'warning',
        message: `This text announces ${date.found}, but that day has passed.`,
        found: date.found,
        suggestion: 'Write what is true now, or delete the sentence.',
      });
    }),
  );
}

/** The day of an article or a release, year-month-day. */
function dayOf({ data }: CheckedFile): string | undefined {
  const day = valueAt(data, ['date']);
  return typeof day === 'string' ? day : undefined;
}

/** The only year in the sentence of a date. */
function sentenceYear(text: string, { start, end }: DateInText): number | undefined {
  const [before = ''] = /[^.!?]*$/.exec(text.slice(Math.max(0, start - 100), start)) ?? [];
  const [behind = ''] = /^[^.!?]*/.exec(text.slice(end, end + 100)) ?? [];
  const [year, ...others] = new Set(`${before} ${behind}`.match(/(?<![\d.,$€£-])(?:19|20)\d\d(?![\d.,%-]\d|\d)/g));
  return others.length === 0 && year !== undefined ? Number(year) : undefined;
}

function yearOf(file: CheckedFile): number | undefined {
  const day = dayOf(file);
  return day === undefined ? undefined : Number(day.slice(0, 4));
}

function impossible(date: DateInText): Problem | undefined {
  const last = lastDayOf(date);
  if (!date.isCertain || (date.day >= 1 && date.day <= last)) return undefined;
  const inYear = date.year === undefined ? '' : ` ${date.year}`;
  return {
    message: `There is no ${date.found}: ${monthName(date.month)}${inYear} has ${last} days.`,
    found: date.found,
    suggestion: 'Look it up in the calendar.',
  };
}

/**
 * @param near a year in the sentence of the date
 * @param year of the page; in January, a text may mean the year before or after
 */
function wrongWeekday(date: DateInText, near: number | undefined, year: number | undefined): Problem | undefined {
  const { weekday, found } = date;
  if (weekday === undefined || date.day > lastDayOf(date)) return undefined;
  const own = date.year ?? near;
  const around = year === undefined ? [] : [year, year - 1, year + 1];
  const years = own === undefined ? around : [own];
  const [first] = years;
  if (first === undefined || years.some((each) => isWeekday(weekday, weekdayOf(date, each)))) return undefined;
  const right = weekdayOf(date, first);
  return {
    // Without a year, it may be another.
    severity: date.year === undefined ? 'warning' : 'error',
    message: `${found.replace(/^\w+,? (?:the )?/, '')}${date.year === undefined ? `, ${first}` : ''} is a ${right}, not a ${weekday.replace('.', '')}.`,
    found,
    suggestion: `Correct the weekday or the day. The day is right?   ${found.replace(weekday, right)}`,
  };
}
