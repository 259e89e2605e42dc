import { NUMBER_WORD, numbersInWords } from './number-words';

/** Words before a number that mean the same as a plus sign after it. */
const MORE_THAN = '(?:over|more than|above|at least|upwards of)\\s+';
/** In groups of three, or as it comes. */
const NUMBER = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d[\\d.,]*';
const MARK = '\\+|%|per\\s?cent\\b|x\\b|times\\b|-?fold\\b';

/** What a figure does not begin after: it would be a part of a word, an address, a price, or a longer number. */
const NOT_AFTER = '(?<![\\w.,/$€£-])';

/**
 * A figure as people write it, without the words before it: 10,000+, 10 000+, 10k+, 2.1B+, 85 %, 85 percent, 3.2x, 3.2 times, 24/7.
 * The digit is looked for first, which is quick.
 */
const FIGURE = new RegExp(
  `(?=\\d)${NOT_AFTER}(?:24(?:\\s?[/-]\\s?|[x×])7(?![/.-]?\\d)|(?:${NUMBER})\\s?(?:[kKmMbB]\\b)?(?:\\s?(?:${MARK}))?)`,
  'gi',
);

const PARTS = new RegExp(`^(${NUMBER})\\s?([kmb]?)\\s?(${MARK})?$`, 'i');
const MARK_BEHIND = new RegExp(`^\\s?(${MARK})`, 'i');
const MORE_BEFORE = new RegExp(`${NOT_AFTER}${MORE_THAN}$`, 'i');

const SCALE: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

/** How many characters around a number may belong to it. */
const NEAR = 30;

/** The meaning of a figure, however it is written. */
export interface Figure {
  number: number;
  /** Its unit: + or nothing for things, %, x for times, /7. */
  mark: string;
}

/** A figure in a text. */
export interface TypedFigure extends Figure {
  start: number;
  end: number;
  /** Whether it is clearly a figure: a bare number may be a street number, and a number in words may be anything. */
  isMarked: boolean;
}

/** A fast test: every text with a figure has this. */
export const MAY_BE_FIGURE = new RegExp(`[\\d\uff10-\uff19]|${NUMBER_WORD.source}`, 'i');

/** The figure that a whole text is, including a bare number. */
export function figureOf(text: string): Figure | undefined {
  const [figure] = inDigits(text);
  return figure?.start === 0 && figure.end === text.length ? figure : undefined;
}

/** Every figure of a text outside of its tokens, in digits of any width or in words. */
export function figuresIn(text: string): TypedFigure[] {
  const plain = text.replace(/\[\[[^\][]*\]\]/g, (token) => ' '.repeat(token.length));
  return [...inDigits(plain), ...inWords(plain)];
}

/** Whether two figures have compatible units: 10,000 may be 10,000+, but not 10,000%. */
export function countAlike(own: Figure, other: Figure): boolean {
  return own.mark.replace('+', '') === other.mark.replace('+', '');
}

function inDigits(text: string): TypedFigure[] {
  // Full-width digits and signs are one character each, like ordinary digits.
  const narrow = text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  if (!/\d/.test(narrow)) return [];
  return [...narrow.matchAll(FIGURE)].flatMap(({ 0: found, index }) => {
    const figure = found.trim();
    const more = moreBefore(narrow, index);
    const parsed = parse(figure, more !== '');
    const isNumber = !Number.isNaN(parsed.number);
    return isNumber ? { ...parsed, start: index - more.length, end: index + figure.length } : [];
  });
}

function inWords(text: string): TypedFigure[] {
  return numbersInWords(text).map(({ number, start, end }) => {
    const more = moreBefore(text, start);
    const [behind = '', mark = ''] = MARK_BEHIND.exec(text.slice(end, end + NEAR)) ?? [];
    const plain = plainMark(mark) || (more === '' ? '' : '+');
    return { number, mark: plain, start: start - more.length, end: end + behind.length, isMarked: false };
  });
}

/** The words before a number that mean the same as a plus. In a long text with many numbers, only the surroundings are searched. */
function moreBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - NEAR), start);
  return MORE_BEFORE.exec(before)?.[0] ?? '';
}

function parse(figure: string, isMore: boolean): Figure & Pick<TypedFigure, 'isMarked'> {
  if (/^24(?:\s?[/-]\s?|[x×])7$/i.test(figure)) return { number: 24, mark: '/7', isMarked: true };
  const [, written = '', scale = '', mark = ''] = PARTS.exec(figure) ?? [];
  const digits = written.replace(/[ \u00a0\u202f]/g, '').replace(/[.,]$/, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const plain = isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.');
  const scaled = Number(plain) * (SCALE[scale.toLowerCase()] ?? 1);
  // 6.8 times a billion is not an integer in floating point.
  const number = scale === '' ? scaled : Math.round(scaled);
  return {
    number,
    mark: plainMark(mark) || (isMore ? '+' : ''),
    isMarked: mark !== '' || scale !== '' || isMore,
  };
}

function plainMark(mark: string): string {
  if (/^per/i.test(mark)) return '%';
  return /^(?:x|times|-?fold)$/i.test(mark) ? 'x' : mark;
}
