import { datesIn, isoOf } from './days-in-text';
import { MONTH } from './months';

/** A part of a text. */
interface Range {
  start: number;
  end: number;
}

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const SCALE = '(?:k|K|M|B|bn)\\b|\\s(?:thousand|million|billion)\\b';
const VALUES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };
/** Not after a letter or another number: part of a name, a date, a score, a phone number, or a path. */
const BEFORE = '(?<![\\p{L}\\d][.,:/-]?|[$€£¥+#(/.:–—-])';

/** Two amounts with a dash, "to", or "and" between them: $40-$90, 3 to 6 months, between 20% and 40%. */
const AMOUNTS = new RegExp(
  `(?=[\\d$€£¥])${BEFORE}(?<sign>[$€£¥])?(?<low>${NUMBER})(?<scale>${SCALE})?(?<mark>\\s?%|\\spercent)?(?<unit>\\s\\p{Ll}+)?` +
    `(?<to>\\s?[-–—‑]\\s?|\\s(?:to|and)\\s)` +
    `(?<otherSign>[$€£¥])?(?<high>${NUMBER})(?<otherScale>${SCALE})?(?<otherMark>\\s?%|\\spercent)?(?<otherUnit>[\\s-]\\p{L}+)?(?![\\p{L}\\d/:]|[-–.,]\\d)`,
  'gu',
);

/** What has a range if it is counted: a plural, or a measure. Clothes, odds, and games have two numbers that fall. */
const COUNTED =
  /^(?!(?:wins|losses|votes|goals|points|sets|games|runs|ties|leads|odds|scores|splits|ratios|jobs|shifts|services)$)(?:\p{Ll}{3,}s|people|percent|(?:minute|hour|day|week|month|year|page|inch|foot|person)|min|hrs?|ms|km|kg|cm|mm|GB|MB|TB|dollars|euros)$/u;
/** Words before two numbers that are the names of something, not amounts. */
const NAMED =
  /\b(?:form|section|article|route|model|chapter|title|code|part|no\.|number|room|flight|pages?|pp?\.|psalm|verse|rule|law|size|score|ratio|won|lost|beat)\s+$/i;
/** A choice between two things, which have no order. */
const CHOICE =
  /\b(?:choos\w+|choice|decid\w+|pick\w*|differen\w+|gap|ratio|switch\w*|toggl\w+|compar\w+|alternat\w+|split|distinguish\w*|vary|varied|trade\w*)\b[^.!?]*$/i;
/** Before what falls by itself: cut from 6 to 3 months. */
const FALLS =
  /\b(?:from|down|cut\w*|f[ae]ll\w*|drop\w*|reduc\w+|shr[aiu]nk\w*|short\w+|lower\w*|declin\w+|decreas\w+|slash\w*|trim\w*|halv\w+|s[aiu]nk|slid\w*|slip\w*|w[eo]nt|go\w*|chang\w+|mov\w+|count\w*|improv\w+|br[io]\w+|took|shift\w*|turn\w*|outnumber\w*|sav\w+|speed\w*|instead)\b[^.!?]*$/i;
/** Before what does not fall, although "from" is there. */
const RANGES =
  /\b(?:rang\w+|costs?|prices?|takes?|lasts?|var(?:y|ies)|anywhere|sells?|charges?|is|are)\s(?:\p{L}+ly\s|anywhere\s)?from\s$/u;

/** Ranges whose second number is smaller than the first, where both are amounts of the same. */
export function fallingAmountsIn(text: string): Range[] {
  return [...text.matchAll(AMOUNTS)].flatMap(({ 0: found, index, groups = {} }) => {
    const unit = groups.otherMark?.trim() ?? groups.otherUnit?.slice(1) ?? '';
    const before = text.slice(Math.max(0, index - 80), index);
    const between = /\bbetween\s(?:\p{L}+\s)?$/iu.test(before);
    const isMeant =
      isFalling(groups) &&
      isOneThing(groups, unit, between) &&
      !NAMED.test(before) &&
      isRange(groups.to?.trim() ?? '', before, between);
    const end = index + found.length - (groups.otherUnit && !COUNTED.test(unit) ? groups.otherUnit.length : 0);
    return isMeant ? { start: index, end } : [];
  });
}

function isRange(to: string, before: string, between: boolean): boolean {
  if (to === 'and') return between && !CHOICE.test(before);
  if (to === 'to') return RANGES.test(before) || !FALLS.test(before);
  return !CHOICE.test(before);
}

/** In whichever way they are read: in 90-4k, the scale may be of one or of both. */
function isFalling({ low = '', high = '', scale = '', otherScale = '' }: Record<string, string>): boolean {
  const [first, second] = [numberOf(low), numberOf(high)];
  if (isZeroFirst(low) || isZeroFirst(high)) return false;
  const [one, other] = [scaleOf(scale), scaleOf(otherScale)];
  const readings = scale === '' ? [first * other, first] : [first * one];
  const highs = otherScale === '' ? [second * one, second] : [second * other];
  return highs.every((each) => readings.every((value) => value > each));
}

/** Whether both are amounts of the same thing, and no clock, no 24-7, and no parts of a hundred. */
function isOneThing(groups: Record<string, string | undefined>, unit: string, between: boolean): boolean {
  const { low = '', high = '', sign, otherSign, mark, otherMark, scale, otherScale, unit: firstUnit } = groups;
  const [first, second] = [numberOf(low), numberOf(high)];
  if (firstUnit && firstUnit.trim() !== unit) return false;
  if ((sign ?? otherSign) !== (otherSign ?? sign) || (sign && otherMark)) return false;
  const isClock = first >= 7 && first <= 12 && second <= 7 && !/[.,]/.test(low + high);
  if (sign || mark || (otherMark && first + second !== 100)) return true;
  if (first + second === 100 || (first === 24 && second === 7)) return false;
  if (COUNTED.test(unit)) return !(isClock && /^(?:hours?|hrs)$/.test(unit)) && !(isClock && !TIME_UNIT.test(unit));
  return between && (scale !== undefined || otherScale !== undefined || (second >= 100 && !isYear(low)));
}

const TIME_UNIT = /^(?:min\w*|days?|weeks?|months?|years?)$/;

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

function isZeroFirst(text: string): boolean {
  return /^0\d/.test(text);
}

function scaleOf(text: string): number {
  return VALUES[text.trim().charAt(0).toLowerCase()] ?? 1;
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}

const YEARS =
  /(?<![\d.,/:#$€£–-])(?<!\b(?:back|down|up)\sfrom\s)((?:19|20)\d\d)(?:\s?[-–—]\s?|\s(?:to|and)\s)((?:19|20)\d\d)(?![\d%/:]|[-–.,]\d|\s?=)/g;

/** Years of which the second is before the first. */
export function fallingYearsIn(text: string): Range[] {
  return [...text.matchAll(YEARS)].flatMap(({ 0: found, 1: first = '', 2: second = '', index }) => {
    const needsBetween = found.includes('and') && !/\bbetween\s$/i.test(text.slice(0, index));
    return first > second && !needsBetween && !CHOICE.test(text.slice(Math.max(0, index - 80), index))
      ? { start: index, end: index + found.length }
      : [];
  });
}

const TIME = '(\\d{1,2})(?::(\\d\\d))?\\s?([ap])(?:m|\\.m\\.?)';
const TIMES = new RegExp(
  `(?<![\\d:.$])${TIME}(?:\\s?[-–—]\\s?|\\s(?:to|until|till|through|and)\\s)${TIME}(?![\\p{L}\\d])`,
  'giu',
);
/** Words of a time that ends on another day. */
const OVERNIGHT = /\b(?:next|following|day after|overnight|night|round|clock)\b/i;
/** A bar that opens before noon is open until three. */
const LATEST_NIGHT = 3.5;

/** Times of day that end before they begin, though not in the night: 9 am to 5 am, 6 pm to 5 pm. */
export function fallingTimesIn(text: string): Range[] {
  return [...text.matchAll(TIMES)].flatMap((match) => {
    const { index } = match;
    const [found, hour, minute, half = '', otherHour, otherMinute, otherHalf = ''] = match;
    const [from, to] = [timeOf(hour, minute, half), timeOf(otherHour, otherMinute, otherHalf)];
    const isSameHalf = half.toLowerCase() === otherHalf.toLowerCase();
    const isNight = half.toLowerCase() === 'a' && (to <= LATEST_NIGHT || from < 6);
    if (!isSameHalf || isNight || to >= from || OVERNIGHT.test(text.slice(index, index + 80))) return [];
    return { start: index, end: index + found.length };
  });
}

/** Hours since midnight. */
function timeOf(hour = '', minute = '0', half = ''): number {
  return (Number(hour) % 12) + Number(minute) / 60 + (half.toLowerCase() === 'p' ? 12 : 0);
}

const DAY_BEHIND = new RegExp(String.raw`^\s?[-–—]\s?(\d{1,2})(?![\d:%]|\s?[ap]\.?m|\s?(?:${MONTH})\b)`);
const DATE_JOINS = /^(?:\s?[-–—]\s?|\s(?:to|until|till|through|and)\s)$/;

/** Dates of which the second is before the first: June 12-9, June 30 to June 3. */
export function fallingDatesIn(text: string): Range[] {
  const dates = datesIn(text).sort((one, other) => one.start - other.start);
  return dates.flatMap((date, index) => {
    const [behind, day] = (date.year === undefined && DAY_BEHIND.exec(text.slice(date.end, date.end + 8))) || [];
    if (behind !== undefined && Number(day) < date.day) return { start: date.start, end: date.end + behind.length };
    const next = dates[index + 1];
    if (
      !next ||
      !DATE_JOINS.test(text.slice(date.end, next.start)) ||
      OVERNIGHT.test(text.slice(next.end, next.end + 25))
    )
      return [];
    const isInOneYear = date.month === next.month && (date.year ?? next.year) === (next.year ?? date.year);
    const isFalling =
      date.year !== undefined && next.year !== undefined
        ? isoOf(date, date.year) > isoOf(next, next.year)
        : isInOneYear && date.day > next.day;
    return isFalling ? { start: date.start, end: next.end } : [];
  });
}
