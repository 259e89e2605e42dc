import { type Typography, typographyOf } from '../content/text/typography';

/** What stands for an element without text, such as an icon. */
export const OBJECT = '\ufffc';

/** What a quotation may follow, besides another opening mark. */
const BEFORE_QUOTATION = /[\s([{/=+<>&\u2013\u2014\ufffc-]/;
/** What follows the mark that closes a quotation: also an invisible mark, while texts are edited in the browser. */
const AFTER_QUOTATION = /^[\s.,;:!?)\]}\udb40]/;

const APOSTROPHE = '\u2019';
/** Keeps a line from breaking. Few fonts have a hyphen that does so itself. */
const JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';
const NARROW_SPACE = '\u202f';
const SPACE = /[ \u00a0\u202f]/;

/** The dash of a range: a line breaks before or after a range, not in it. */
const DASH = `\u2013${JOINER}`;

/** How much of the text around a mark is looked at. */
const NEAR = 60;

/** The numbers may not be parts of longer ones, such as dates and phone numbers. */
const AMOUNTS = /(?<![\w.,-])(0|[1-9]\d{0,3})-([1-9]\d{0,3})(?![\w-])/g;
const UNIT_AFTER =
  /^(?:%| (?:business |working )?(?:minutes?|hours?|days?|weeks?|months?|years?|employees|people|percent)\b)/i;
const UNIT_BEFORE = /\b(?:minutes|hours|days|weeks|months|years) $/i;
/** More digits after a unit are a phone number. */
const MAX_DIGITS_AFTER_UNIT = 2;

/** A year without its century, after an apostrophe: '90s, '68er, '98. A number that goes on, or has a unit, is in quotation marks. */
const YEAR = /^\d\d(?:(?:s|ers?)(?![\p{L}\d])|(?![\p{L}\d%]|[-/.,:]\d|-\p{L}|'(?!\p{L})))/u;
/** A word between two apostrophes: rock 'n' roll. */
const AND = /^n'(?![\p{L}\d])/iu;
/** After feet. */
const INCHES = /^ ?\d{1,2}(?:\.\d+)?(?=")/;

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b';
const TIME = '\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m\\b';
/** The hyphen between two days, or between two times. It comes first, because it is quick to find. */
const DAYS_OR_TIMES = new RegExp(
  [
    [`\\b${DAY}`, DAY],
    [`\\b(?:\\d{1,2}(?::\\d{2})?|${TIME}\\.?)`, TIME],
    ['\\b\\d{1,2}:\\d{2}', '\\d{1,2}:\\d{2}\\b'],
  ]
    .map(([from, to]) => `-(?<=${from}-)(?=${to})`)
    .join('|'),
  'gi',
);

/** Words joined by hyphens, outside of paths, file names, and domains. */
const COMPOUND = /(?<![\p{L}\d@/_.-])[\p{L}\d]+(?:-[\p{L}\d]+)+(?![\p{L}\d@/_-]|\.\w)/gu;
/** A longer one may break, because it might not fit in a line of a headline on a phone. */
const MAX_UNBROKEN = 14;
/** Phone numbers, dates, and the like are left alone. */
const DIGITS = /\d-\d/;

/** Between the paragraphs of an article of a law. Bounded, since it looks back from each bracket. */
const PARAGRAPHS = /\)(?=\()(?<=\b(?:Articles?|Art\.) \d{1,4}(?:\(\w{1,9}\)){1,9})/g;

/** The space between a number and a unit of data. */
const BEFORE_UNIT = / (?<=\d )(?=[KMG]B\b)/g;

/** Marks that end a part of a sentence, and not the hours of a time or the scheme of an address. */
const BEFORE_SPACE = /(?<=[^\s;:!?])[;:!?]+(?=[\s\ufffc\udb40»”"')\]]|$)|(?<=[^\s;:!?][ \u00a0\u202f])[;:!?]+/g;

interface Piece {
  from: number;
  to: number;
}

/** What a text becomes: the replacements of single characters by their offsets. */
export type Changes = ReadonlyMap<number, string>;

/**
 * Sets a text as printers of its language do: curly quotation marks, apostrophes, short compounds in one line, and in English dashes
 * in ranges of days, times, and numbers up to 9999 with a unit or alone. Addresses, feet and inches stay as they are, as do texts in
 * a language that typography.ts doesn't know.
 */
export function typesetText(text: string, language: string): string {
  return changed(text, changesOf(text, language));
}

/** A part of a text with its changes. */
export function changed(text: string, changes: Changes, from = 0, to = text.length): string {
  if (changes.size === 0) return text.slice(from, to);
  let result = '';
  for (let at = from; at < to; at += 1) result += changes.get(at) ?? text.charAt(at);
  return result;
}

/**
 * What to change in a text, such as that of a whole paragraph.
 * @param pieces the parts of the text that are in different elements: words in two of them may look like two lines
 */
export function changesOf(
  text: string,
  language: string,
  pieces: readonly Piece[] = [{ from: 0, to: text.length }],
): Changes {
  const typography = typographyOf(language);
  const changes = new Map<number, string>();
  if (!typography) return changes;
  setQuotes(text, typography, changes);
  if (typography.spaced !== undefined) setSpaces(text, typography.spaced, changes);
  for (const { from, to } of pieces) {
    const ofWords = wordChanges(text.slice(from, to), typography.bound, /^en\b/.test(language));
    for (const [index, replacement] of ofWords) changes.set(from + index, replacement);
  }
  return changes;
}

function wordChanges(text: string, bound: RegExp | undefined, isEnglish: boolean): Changes {
  const changes = new Map<number, string>();
  for (const pattern of [bound, BEFORE_UNIT])
    for (const { index } of pattern ? text.matchAll(pattern) : []) changes.set(index, NO_BREAK_SPACE);
  if (isEnglish) for (const { index } of text.matchAll(PARAGRAPHS)) changes.set(index, `)${JOINER}`);
  if (!text.includes('-')) return changes;
  for (const { 0: compound, index } of text.matchAll(COMPOUND)) {
    const mayBreak =
      compound.length > MAX_UNBROKEN || DIGITS.test(compound) || isInAddress(text, index + compound.indexOf('-'));
    if (!mayBreak) for (const hyphen of compound.matchAll(/-/g)) changes.set(index + hyphen.index, `-${JOINER}`);
  }
  if (!isEnglish) return changes;
  for (const found of text.matchAll(AMOUNTS))
    if (isRange(found)) changes.set(found.index + (found[1] ?? '').length, DASH);
  for (const { index } of text.matchAll(DAYS_OR_TIMES)) if (!isInAddress(text, index)) changes.set(index, DASH);
  return changes;
}

function isRange({ 0: typed, 1: from = '', 2: to = '', index, input: text }: RegExpExecArray): boolean {
  if (Number(from) >= Number(to) || isInAddress(text, index + from.length)) return false;
  const earlier = text.slice(Math.max(0, index - NEAR), index);
  const later = text.slice(index + typed.length, index + typed.length + NEAR);
  // While texts are edited in the browser, they have invisible marks after them.
  const isAlone = index < NEAR && earlier.trim() === '' && !/^\s*[!-~]/.test(later);
  return isAlone || UNIT_AFTER.test(later) || (to.length <= MAX_DIGITS_AFTER_UNIT && UNIT_BEFORE.test(earlier));
}

function setQuotes(text: string, { marks, shortened }: Typography, changes: Map<number, string>) {
  const open = { "'": false, '"': false };
  let afterOpening = -1;
  /** Where the second apostrophe of 'n' is, and the inches after feet. */
  let apostropheAt = -1;
  let inchesAt = -1;
  for (const { 0: typed, index } of text.matchAll(/['"]/g)) {
    const mark = typed === "'" ? "'" : '"';
    const before = text.charAt(index - 1);
    const rest = text.slice(index + 1, index + 1 + NEAR);
    const isBeforeWord = /^[\p{L}\d]/u.test(rest);
    const feet = mark === "'" && /\d/.test(before) ? INCHES.exec(rest) : null;
    if (feet) inchesAt = index + 1 + feet[0].length;
    const isMeasure = feet !== null || index === inchesAt || (/\d/.test(before) && !open[mark] && !isBeforeWord);
    if (isMeasure || isInAddress(text, index)) continue;
    const isFree = before === '' || index === afterOpening || BEFORE_QUOTATION.test(before) || isOpener(before, marks);
    const isFollowed = rest !== '' && !(open[mark] ? AFTER_QUOTATION : /^\s/).test(rest);
    const isShort = mark === "'" && (AND.test(rest) || isYear(rest) || shortened?.test(rest));
    // Between two elements there may be space that only the styles know; between two spaces, marks alternate.
    const opensBetween = mark === '"' && !open[mark] && (isFollowed ? isBeforeWord : isFree);
    if (opensBetween || (isFree && isFollowed && !isShort && index !== apostropheAt)) {
      changes.set(index, marks[mark][0]);
      open[mark] = true;
      afterOpening = index + 1;
    } else if (mark === '"' || (open[mark] && !isBeforeWord && index !== apostropheAt)) {
      changes.set(index, marks[mark][1]);
      open[mark] = false;
    } else {
      changes.set(index, APOSTROPHE);
      if (AND.test(rest)) apostropheAt = index + 2;
    }
  }
}

/** Whether a typed mark can only be an opening one: some languages have the same on both sides. */
function isOpener(typed: string, marks: Typography['marks']): boolean {
  return Object.values(marks).some(([open, close]) => typed === open && typed !== close);
}

function isYear(rest: string): boolean {
  return YEAR.test(rest) && !UNIT_AFTER.test(rest.slice(2));
}

/** Narrow spaces inside French quotation marks, and before the marks that have one. Spaces that are typed there become narrow. */
function setSpaces(text: string, spaced: string, changes: Map<number, string>) {
  for (const { 0: typed, index } of text.matchAll(/["'«»]/g)) {
    const mark = changes.get(index) ?? typed;
    const spaceAt = mark === '«' ? index + 1 : index - 1;
    if (mark !== '«' && mark !== '»') continue;
    changes.set(index, mark === '«' ? mark + NARROW_SPACE : NARROW_SPACE + mark);
    if (SPACE.test(text.charAt(spaceAt))) changes.set(spaceAt, '');
  }
  for (const { 0: marks, index } of text.matchAll(BEFORE_SPACE)) {
    if (!spaced.includes(marks.charAt(0))) continue;
    if (SPACE.test(text.charAt(index - 1))) changes.set(index - 1, NARROW_SPACE);
    else if (!isInAddress(text, index)) changes.set(index, NARROW_SPACE + marks.charAt(0));
  }
}

/** Whether a mark is inside an e-mail address or a URL. */
function isInAddress(text: string, index: number): boolean {
  const [start = ''] = /[^\s"<>()]*$/.exec(text.slice(Math.max(0, index - NEAR), index)) ?? [];
  const [end = ''] = /^[^\s"<>()]*/.exec(text.slice(index + 1, index + 1 + NEAR)) ?? [];
  return /\w$/.test(start) && /^\w/.test(end) && /@|:\/\//.test(start + end);
}
