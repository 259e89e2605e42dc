interface Problem {
  severity?: 'error' | 'warning';
  message: string;
  suggestion: string;
  replacement?: string;
}

/** A figure that can't be. */
interface ImpossibleFigure extends Problem {
  found: string;
  start: number;
  end: number;
}

const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)';
const PERCENT = `(?<![\\d.,$])${NUMBER}(?:\\s?%|\\s(?:percent|per cent))`;

/** Who or what is counted one by one. There are not more than all of them, unlike revenues, which may exceed what they were. */
const COUNTED =
  '(?:\\p{Ll}+(?:ers|ors|ees|ists|ants)|clients|students|patients|residents|respondents|people|companies|businesses|households|families|websites|apps|projects|messages|questions|queries|calls|chats|cases|countries|shops|stores|pages|homes|schools|visits)';
const OF_ALL = `of\\s(?:(?:all|our|the|your|their|its|these|those|his|her|my)\\s){0,2}(?:\\p{Ll}+\\s)?${COUNTED}\\b`;
/** What is a share by itself. */
const SHARE =
  '(?:uptime|downtime|availability|accuracy|attendance|occupancy|satisfaction|retention|engagement|(?:success|conversion|open|click|response|resolution|survival|completion|approval|acceptance|bounce|churn|delivery)\\srate)';
/** What people and things of which it is a share have done or do. */
const DID =
  '(?!(?:compared|increased|based|combined|guaranteed|dedicated|committed|focused|need|feed|speed|seed)\\b)(?:(?:never|still|also|always|already|would)\\s)?(?:\\p{Ll}{2,}ed|said|say|chose|choose|came|come|bought|buy|paid|pay|told|tell|knew|know|found|find|felt|feel|saw|see|got|get|made|gave|went|go|left|read|wrote|write|took|have|had|are|were|agree|prefer|use|want|like|think|answer|open|reply|call|book)';
/** What takes away, and at most all. */
const LESS = '(?:off|less|fewer|lower|cheaper|discount|reduction|decrease|decline)';
/** Comparisons with what was before or was meant, which may be exceeded. */
const COMPARED =
  /\b(?:than|before|last|previous|planned|expected|original|target|goal|quota|capacity|average|usual|normal|compared|year|increase|grow\w*|grew|rose|more|up)\b/i;

const PATTERNS: readonly [pattern: RegExp, problemOf: (match: RegExpExecArray) => Problem | undefined][] = [
  [
    /(?<![\p{L}\p{N}.-])(?=[OoIl.,]{0,9}\d)(?=[\d.,]{0,20}[OoIl])[\dOoIl][\dOoIl.,]{1,30}(?<![.,])(?![\p{L}\p{N}-])/gu,
    withLetters,
  ],
  [
    new RegExp(`${PERCENT}\\s(?:${OF_ALL}|(?:\\p{Ll}+\\s){0,2}${SHARE}\\b|(?:\\p{Ll}+\\s)?${LESS}\\b)`, 'gu'),
    moreThanAll,
  ],
  [
    new RegExp(
      `(?<=(?:^|[.;:,]\\s|\\b(?:and|but|while|that)\\s)(?:[Oo]nly\\s|[Aa]bout\\s|[Nn]early\\s|[Aa]lmost\\s|[Jj]ust\\s)?)${PERCENT}\\s${DID}\\b`,
      'gu',
    ),
    moreThanAll,
  ],
  [
    new RegExp(
      `\\b${SHARE}\\s(?:(?:rate|score|of|is|was|at|reached|over|above|around|about|nearly)\\s){1,3}${PERCENT}`,
      'giu',
    ),
    moreThanAll,
  ],
  [/(?<=[$€£])\d[\d.,]*S[\dSOo]*(?![\p{L}\d])/gu, withLetters],
  [
    /(?<![\d.,])\d{1,3}(?:,\d{3})*,(?:0\d?,\d{1,2}(?!,\d)|\d{4,}(?=\s\p{Ll}{3})|\d{1,2}(?<=[$€£][\d,]+)(?!,\d))(?![\d.]*\d)/gu,
    wronglyGrouped,
  ],
  [/(?<=[$€£])\d{1,2}(?:,\d\d)+,\d{3}(?!,?\d)/g, wronglyGrouped],
  [
    /\bbetween\s[$€£]?\d[\d.,]*(?:%|k)?\s?[-–]\s?[$€£]?\d[\d.,]*(?:%|k)?(?![\d.,%-]|\s(?:\p{Ll}+\s)?and\b)/gu,
    withoutAnd,
  ],
  [/(?<![\d.,/$#-])(\d+\.\d)\s(?:\p{L}+\s){0,3}out of\s(five|ten|\d+(?:\.\d)?)(?![\d%,]|\.\d)/giu, aboveScale],
  [/(?<![\d.,/$#-])(\d+)\sout of\s(five|ten|\d+)(?![\d%,]|\.\d)/gi, aboveScale],
  [/(?<![\d.,/$#-])(\d+\.\d)\s?\/\s?(5|10|100)(?![\d/%,-]|\.\d)/g, aboveScale],
  [/(?<![\d.,/$#-])(\d+\.\d)()(?=\sstars?\b)/g, aboveScale],
  [
    /(?<=\d)-(minute|hour|day|week|month|year)\s\1s?\b|(?<=\d)\s(?:minutes|hours|days|weeks|months|years)\s(?:minutes?|hours?|days?|weeks?|months?|years?)\b|(?<=\d)\s?%\spercent\b|\b24\/7\/7\b/g,
    twoUnits,
  ],
  [
    /\b(?:Q(?:[05-9]|\d\d+)|H(?:[03-9]|\d\d+))\s(?:of\s)?(?:19|20)\d\d\b|\b(?:19|20)\d\d\s?(?:Q[05-9]|H[03-9])\b/g,
    noPartOfYear,
  ],
  [
    /(?<=\b(?:for|by|during|until|since|before|after|end of|early|late|next|last)\s)Q[05-9]\b(?![:/-]|\.\d|\s(?:\p{Lu}|of\s(?!(?:19|20)\d\d)))/gu,
    noPartOfYear,
  ],
  [
    /(?<=\b(?:by|until|during|year)\s)2[1-9]\d\d(?=[.;:!?)]|,\s|$|\s(?:and|with|we|the|when|but|or|at|on|for|as|was|were|is)\b)/gu,
    farYear,
  ],
  [
    /(?<=\b(?:in|since|by|until|year|of)\s)(?:19|20)\d{3}(?=[.;:!?)]|,\s|$|\s(?:and|with|we|the|when|but|as)\b)/gu,
    farYear,
  ],
  [
    /\b(?:within\sunder|in\swithin|(?:up to|at most|at least|more than|less than|fewer than|nearly|almost|approximately|roughly)\s(?:under|over|up to|more than|less than|fewer than))(?=\s[$€£]?\d)/giu,
    twoLimits,
  ],
  [
    /\b(?:at least|at most|more than|less than|fewer than|over|under|up to|within|(?:minimum|maximum) of)\s[$€£]?\d(?:[\d,.]*\d)?(?:\s?%|\s\p{L}+){0,2}\sor\s(?:more|less|fewer)\b(?!\s(?:than|\p{L}+ly\b))/giu,
    twoLimits,
  ],
  [
    /\b(?:at least|at most|more than|less than|fewer than|over|under|up to|nearly|almost)\s[$€£]?\d[\d,.]*[kKMB]?\+/giu,
    twoLimits,
  ],
  [/\b(?:[5-9]th|[1-9]\d(?:st|nd|rd|th)|fifth|sixth) quarter of (?:19|20)\d\d\b/g, noPartOfYear],
  [
    /(?<![\d.,$€£/-]|\b(?:an?|the|this|that|each|every|our|your|their|my|his|her|one|first|next|last)\s(?:[\p{L}-]+\s)?)(?:[2-9]|[1-9]\d+|\d+\s?[-–]\s?\d+)\s(?:minute|hour|day|week|month|year)(?=[.;:!?)]|$|\s(?:after|before|from|until|ago|later)\b)/gu,
    withoutPlural,
  ],
];

/** Figures that can't be: numbers with letters in them, shares of more than all, ratings above their scale, a fifth quarter. */
export function impossibleFiguresIn(text: string): ImpossibleFigure[] {
  return PATTERNS.flatMap(([pattern, problemOf]) => {
    // Few texts have any, and matchAll() copies the pattern first.
    if (text.search(pattern) < 0) return [];
    return [...text.matchAll(pattern)].flatMap((match) => {
      const problem = problemOf(match);
      return problem ? { start: match.index, end: match.index + match[0].length, found: match[0], ...problem } : [];
    });
  });
}

/** A letter O or I that stands for a digit: 5OO+, 1O%, 2,O00. Not three liters, the letters of a name, or a single one at an end. */
function withLetters({ 0: found, index, input }: RegExpExecArray): Problem | undefined {
  const digits = found.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replaceAll('S', '5');
  const isAmount = /[+%]/.test(input.charAt(index + found.length)) || /[$€£]/.test(input.charAt(index - 1));
  const isCertain = isAmount || /\d[.,]?[OoIl]+[.,]?\d|[Oo].*[Oo]|^\d+O$/.test(found);
  if (!isCertain) return undefined;
  return {
    message: `This number has a letter in place of a digit: ${found}`,
    suggestion: `Write it like this:   ${digits}`,
    replacement: digits,
  };
}

function farYear({ 0: found }: RegExpExecArray): Problem {
  return {
    severity: 'warning',
    message: `This year is further ahead than anyone plans: ${found}`,
    suggestion: 'Correct the year.',
  };
}

function twoLimits({ 0: found }: RegExpExecArray): Problem {
  return {
    severity: 'warning',
    message: `This figure has two limits: ${found}`,
    suggestion: 'Keep the one that is meant.',
  };
}

function wronglyGrouped({ 0: found }: RegExpExecArray): Problem {
  return {
    message: `Behind the comma of a number are three digits, but found ${found}`,
    suggestion: 'Correct the number, as in   12,000',
  };
}

function withoutAnd({ 0: found }: RegExpExecArray): Problem {
  return {
    severity: 'warning',
    message: `Behind "between", two amounts have "and" between them: ${found}`,
    suggestion: 'Delete "between", or write the two amounts with "and".',
  };
}

function moreThanAll({ 0: found, 1: number = '', index, input }: RegExpExecArray): Problem | undefined {
  const [before = ''] = /[^.!?]*$/.exec(input.slice(Math.max(0, index - 60), index)) ?? [];
  const [behind = ''] = /^[^.!?]*/.exec(input.slice(index + found.length, index + found.length + 60)) ?? [];
  const isExceeded = /\b(?:more than|over|above)\s$/i.test(input.slice(Math.max(0, index - 10), index));
  const share = Number(number.replaceAll(',', ''));
  if (
    (isExceeded ? share < 100 : share <= 100) ||
    COMPARED.test(isExceeded ? before.replace(/\S+(?:\s\S+)?\s$/, '') : before) ||
    COMPARED.test(behind)
  )
    return undefined;
  return {
    message: `More than all, which is 100%: ${found}`,
    suggestion:
      'Correct the figure. If more is meant than before, say so, as in   120% of the orders of the year before',
  };
}

const SCALES: Readonly<Record<string, number>> = { '': 5, five: 5, ten: 10 };

function aboveScale({ 0: found, 1: value = '', 2: scale = '' }: RegExpExecArray): Problem | undefined {
  const most = SCALES[scale.toLowerCase()] ?? Number(scale);
  // Eleven of ten is a figure of speech.
  if (Number(value) <= most || (value === '11' && most === 10)) return undefined;
  return {
    // Some give ten stars.
    severity: scale === '' ? 'warning' : 'error',
    message: `More than the most, which is ${most}: ${found}`,
    suggestion: 'Correct one of the two numbers.',
  };
}

/** As where a token says its unit, and the text says another. */
function twoUnits({ 0: found }: RegExpExecArray): Problem | undefined {
  const [one, other] = found.trim().split(/\s+/);
  // words-are-not-repeated reports the same twice.
  if (one === other) return undefined;
  return { message: `This number has two units: ${found.trim()}`, suggestion: 'Delete one of them.' };
}

function noPartOfYear({ 0: found }: RegExpExecArray): Problem {
  return {
    message: `No year has this part: ${found}`,
    suggestion: /H\d/.test(found) ? 'A year has two halves, H1 and H2.' : 'A year has four quarters, Q1 to Q4.',
  };
}

function withoutPlural({ 0: found }: RegExpExecArray): Problem {
  return {
    severity: 'warning',
    message: `Where more than one is counted, the unit has an s: ${found}`,
    suggestion: `Write it like this:   ${found}s`,
  };
}
