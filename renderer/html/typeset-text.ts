import { ENGLISH } from '../content/schema/language';

/** What a quotation may follow, besides another opening mark. */
const BEFORE_QUOTATION = /[\s([{/=+<>&\u2013\u2014-]/;

/** The quotation marks of a language: outer and inner, each as a pair of opening and closing mark. */
const MARKS: Readonly<Record<string, { '"': readonly [string, string]; "'": readonly [string, string] }>> = {
  en: { '"': ['\u201c', '\u201d'], "'": ['\u2018', '\u2019'] },
  de: { '"': ['\u201e', '\u201c'], "'": ['\u201a', '\u2018'] },
};
const APOSTROPHE = '\u2019';

/** Keeps a line from breaking. Few fonts have a hyphen that does so itself. */
const JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** The dash of a range: a line breaks before or after a range, not in it. */
const DASH = `\u2013${JOINER}`;

/** A word without its beginning, which an apostrophe stands for. '30 days' is a quotation that begins with a number. */
const SHORTENED = /^(?:\d{2}s?\b(?!.*'(?!\w))|(?:bout|cause|cuz|em|fore|n|neath|round|til|tis|twas|tween)(?![\w-]))/i;

/** How much of the text around a mark is looked at. */
const NEAR = 60;

/** The numbers may not be parts of longer ones, such as dates and phone numbers. */
const AMOUNTS = /(?<![\w.,-])(0|[1-9]\d{0,3})-([1-9]\d{0,3})(?![\w-])/g;
const UNIT_AFTER =
  /^(?:%| (?:business |working )?(?:minutes?|hours?|days?|weeks?|months?|years?|employees|people|percent)\b)/i;
const UNIT_BEFORE = /\b(?:minutes|hours|days|weeks|months|years) $/i;
/** More digits after a unit are a phone number. */
const MAX_DIGITS_AFTER_UNIT = 2;

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

/** An article of a law, with its paragraphs. */
const LAW = /\b(Articles?|Art\.) (\d+(?:\(\w+\))*)/g;

/** The space between a number and the half of the day, or a unit of data. */
const BEFORE_UNIT = /(?<=\d) (?=(?:[ap]\.?m|[KMG]B)\b)/g;

/**
 * Sets a text as a printer would: curly quotation marks, apostrophes, short compounds in one line, and in English dashes in ranges
 * of days, times, and numbers up to 9999 with a unit or alone, and times of day, sizes of files, and references to laws in one line.
 * Addresses, feet and inches stay as they are, as do texts in a language whose marks are not in MARKS.
 * @param before the character before the text in its line; empty at the start of the line
 */
export function typesetText(text: string, language: string, before = ''): string {
  const [spoken = ''] = language.split('-');
  const marks = MARKS[spoken];
  if (!marks) return text;
  const quoted = curlQuotes(text, marks, before);
  return (spoken === ENGLISH ? setEnglish(quoted) : quoted).replace(COMPOUND, unbroken);
}

function setEnglish(text: string): string {
  return text
    .replace(AMOUNTS, rangeOf)
    .replace(DAYS_OR_TIMES, (hyphen, index: number, whole: string) => (isInAddress(whole, index) ? hyphen : DASH))
    .replace(BEFORE_UNIT, NO_BREAK_SPACE)
    .replace(
      LAW,
      (_typed, word: string, number: string) => word + NO_BREAK_SPACE + number.replaceAll(')(', `)${JOINER}(`),
    );
}

function unbroken(compound: string, index: number, text: string): string {
  const mayBreak =
    compound.length > MAX_UNBROKEN || DIGITS.test(compound) || isInAddress(text, index + compound.indexOf('-'));
  return mayBreak ? compound : compound.replaceAll('-', `-${JOINER}`);
}

function rangeOf(typed: string, from: string, to: string, index: number, text: string): string {
  if (isInAddress(text, index + from.length)) return typed;
  const earlier = text.slice(Math.max(0, index - NEAR), index);
  const later = text.slice(index + typed.length, index + typed.length + NEAR);
  // While texts are edited in the browser, they have invisible marks after them.
  const isAlone = index < NEAR && earlier.trim() === '' && !/^\s*[!-~]/.test(later);
  const hasUnit = UNIT_AFTER.test(later) || (to.length <= MAX_DIGITS_AFTER_UNIT && UNIT_BEFORE.test(earlier));
  return Number(from) < Number(to) && (isAlone || hasUnit) ? `${from}${DASH}${to}` : typed;
}

function curlQuotes(text: string, marks: (typeof MARKS)[string], before: string): string {
  const openers = [marks['"'][0], marks["'"][0]];
  let end = 0;
  let last = before;
  let isInner = false;
  const open = { "'": false, '"': false };
  return text.replace(/['"]/g, (typed, index: number) => {
    const mark = typed === "'" ? "'" : '"';
    if (index > end) last = text.charAt(index - 1);
    end = index + 1;
    const rest = text.slice(end, end + NEAR);
    // Between two elements there may be space that only the styles know.
    const isBetween = index === 0 && mark === '"' && /^\w/.test(rest);
    const isOpening =
      (last === '' || BEFORE_QUOTATION.test(last) || openers.includes(last) || isBetween) && !/^\s/.test(rest);
    const isMeasure = index > 0 && /\d/.test(last) && !open[mark] && !/^\w/.test(rest);
    if (isMeasure || isInAddress(text, index)) last = mark;
    else if (mark === '"') last = marks[mark][isOpening ? 0 : 1];
    else if (isOpening && !SHORTENED.test(rest)) {
      last = marks[mark][0];
      isInner = true;
    } else if (isInner && !/^[\p{L}\d]/u.test(rest)) {
      last = marks[mark][1];
      isInner = false;
    } else last = APOSTROPHE;
    if (openers.includes(last)) open[mark] = true;
    return last;
  });
}

/** Whether a mark is inside an e-mail address or a URL. */
function isInAddress(text: string, index: number): boolean {
  const [start = ''] = /[^\s"<>()]*$/.exec(text.slice(Math.max(0, index - NEAR), index)) ?? [];
  const [end = ''] = /^[^\s"<>()]*/.exec(text.slice(index + 1, index + 1 + NEAR)) ?? [];
  return /\w$/.test(start) && /^\w/.test(end) && /@|:\/\//.test(start + end);
}
