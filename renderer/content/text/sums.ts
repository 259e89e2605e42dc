/** Figures of a text that can't all be right. */
export interface WrongFigures {
  found: string;
  start: number;
  end: number;
  severity: 'warning';
  message: string;
  suggestion: string;
}

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(?:${ONES.join('|')}|\\d+)`;
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  tenth: 10,
};
const PERCENT = '(\\d[\\d.]*)\\s?(?:%|percent)';

/** A share in words, and the same in percent behind it: half of the guests, that is 40%; two of three (76%). */
const SHARES = new RegExp(
  `(?<roughly>(?:\\b(?:about|almost|nearly|around|roughly|some|over|under|just|than)\\s))?\\b(?:(?<part>half|halves)|(?<of>${COUNT}|an?)[\\s-](?<parts>third|quarter|fourth|fifth|tenth)s?|(?<some>${COUNT})\\s(?:out\\sof|of|in)\\s(?:every\\s)?(?<all>${COUNT}))\\b(?![\\s-](?:hours?|days?|weeks?|months?|years?|price)\\b)[^.!?;()%\\d]{0,60}?(?:,\\s(?:that\\sis|which\\sis|i\\.e\\.|or),?\\s|\\s\\()(?<about>about\\s|almost\\s|nearly\\s|around\\s|some\\s|roughly\\s)?${PERCENT}(?=[,.;:!?)]|$)`,
  'giu',
);
/** As far from what was counted as rounding may take it, and as "about" may. */
const ROUNDING = 1;
const ROUGHLY = 5;

/** What became how much of it, and the difference in percent: from 40 to 60 visits, an increase of 20%. */
const CHANGES = new RegExp(
  `\\bfrom\\s(?<sign>[$€£]?)(?<low>\\d[\\d,]*(?:\\.\\d+)?)\\sto\\s\\k<sign>(?<high>\\d[\\d,]*(?:\\.\\d+)?)(?![\\d%]|,\\d|\\s?%|\\s(?:percent|thousand|million))[^.!?;%]{0,60}?(?:,\\s(?:which\\sis\\s|that\\sis\\s)?(?:up\\s|down\\s|plus\\s|(?:an?\\s)?(?:increase|rise|grow\\w+|jump|gain|drop|fall|decrease|decline|reduction|cut|saving)\\sof\\s)|\\s\\((?:up\\s|down\\s|[+−-]))(?<about>about\\s|almost\\s|nearly\\s|around\\s|some\\s|roughly\\s|more than\\s|over\\s)?${PERCENT}`,
  'giu',
);

/** The verb that says how many times it is, and what it was and became: doubled from 40 to 60. */
const TIMES =
  /\b(?<verb>doubl|tripl|quadrupl|halv)(?:ed|es|e|ing)\b[^.!?;\d]{0,40}\bfrom\s[$€£]?(?<low>\d[\d,]*(?:\.\d+)?)%?\sto\s[$€£]?(?<high>\d[\d,]*(?:\.\d+)?)(?!,?\d)/giu;
const FACTORS: Readonly<Record<string, number>> = { doubl: 2, tripl: 3, quadrupl: 4, halv: 0.5 };

/** Shares of one whole: of the guests, 50% wrote, 30% called, and 25% came by. */
const OF_ONE =
  /(?:(?<=[.!?]\s)|^)Of\s(?:the|our|all|these|those|its|their)\s(?:\p{L}+\s){0,3}\p{L}+,[^.!?;]*?\d[\d.]*%[^!?;]*?(?=[.!?;](?:\s|$)|$)/gu;
/** As far behind the shares may be said how they overlap. */
const BEHIND = 80;
/** Several answers may be right at once. */
const OVERLAP =
  /\b(?:also|both|each|as well|several|multiple|even|more than one|of (?:them|these|those|whom|which))\b/i;

/** How many of how many, and the same in percent: of 80 guests, 60 came back, which is 80%. */
const OF_COUNTED =
  /\b[Oo]f\s(?:the\s|our\s|all\s)?(?<all>\d[\d,]*)\s\p{L}[^.!?;%\d]{0,40},\s(?<some>\d[\d,]*)\s[^.!?;%\d]{0,40}?(?:,\s(?:that|which)\sis\s|\s\()(?<about>about\s|almost\s|nearly\s|around\s)?(?<percent>\d[\d.]*)\s?(?:%|percent)/gu;

/** Amounts, and what they come to: $400 for the app, $600 for the site, $1,200 in all. */
const TOTAL =
  /(?<=[.!?]\s|^)(?<parts>[^.!?]*?\$\d(?:[^.!?]|\.\d)*?)\$(?<total>\d[\d,]*(?:\.\d+)?)\s(?:in all|in total|altogether|all told)\b/gu;

/** More than there are: nine out of eight. In digits, impossibleFiguresIn finds them. */
const OUT_OF = new RegExp(
  `\\b(?<some>${ONES.join('|')})\\sout\\sof\\s(?:every\\s)?(?<all>${ONES.join('|')})(?![\\w-]|\\s(?:hundred|thousand|million|dozen))`,
  'giu',
);

/** Figures of one sentence of which one can be counted from the others, and is not what they give. */
export function wrongSumsIn(text: string): WrongFigures[] {
  const inWords = [
    ...[...text.matchAll(TIMES)].flatMap(wrongFactor),
    ...[...text.matchAll(TOTAL)].flatMap(wrongTotal),
    ...[...text.matchAll(OUT_OF)].flatMap(moreThanAll),
  ];
  if (!/%|percent/.test(text)) return inWords;
  return [
    ...inWords,
    ...[...text.matchAll(SHARES)].flatMap(wrongShare),
    ...[...text.matchAll(OF_COUNTED)].flatMap(wrongCount),
    ...[...text.matchAll(CHANGES)].flatMap(wrongChange),
    ...[...text.matchAll(OF_ONE)].flatMap(moreThanWhole),
  ];
}

function wrongShare({ 0: found, index, groups = {} }: RegExpMatchArray): WrongFigures[] {
  const { part, of = '1', parts = '', some, all, about, roughly } = groups;
  const percent = Number(/(\d[\d.]*)\s?(?:%|percent)$/i.exec(found)?.[1]);
  const share =
    some === undefined
      ? part
        ? 0.5
        : numberOf(of) / (PARTS[parts.toLowerCase()] ?? Number.NaN)
      : numberOf(some) / numberOf(all);
  if (share > 1) return [];
  return unlessEqual(percent, share * 100, about || roughly ? ROUGHLY : ROUNDING, found, index);
}

function wrongCount({ 0: found, index, groups = {} }: RegExpMatchArray): WrongFigures[] {
  const { some, all, percent, about } = groups;
  return unlessEqual(Number(percent), (numberOf(some) / numberOf(all)) * 100, about ? ROUGHLY : ROUNDING, found, index);
}

function wrongTotal({ 0: found, index = 0, groups = {} }: RegExpMatchArray): WrongFigures[] {
  const parts = [...(groups.parts ?? '').matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g)].map(([, amount]) => numberOf(amount));
  const sum = parts.reduce((total, amount) => total + amount, 0);
  // A price for each, or a discount, is not a part of the total.
  if (
    parts.length < 2 ||
    sum === numberOf(groups.total) ||
    /\b(?:each|per|every|off|discount|instead|from|times|less|minus)\b|[×*]/.test(found)
  )
    return [];
  return [problem(found, index, `${parts.map((amount) => `$${amount}`).join(' + ')} is $${sum}`)];
}

function wrongChange({ 0: found, index, groups = {} }: RegExpMatchArray): WrongFigures[] {
  const { low = '', high = '', about } = groups;
  const [from, to] = [numberOf(low), numberOf(high)];
  const percent = Number(/(\d[\d.]*)\s?(?:%|percent)$/i.exec(found)?.[1]);
  return unlessEqual(percent, (Math.abs(to - from) / from) * 100, about ? ROUGHLY : ROUNDING, found, index);
}

function wrongFactor({ 0: found, index = 0, groups = {} }: RegExpMatchArray): WrongFigures[] {
  const { verb = '', low = '', high = '' } = groups;
  const factor = FACTORS[verb.toLowerCase()] ?? Number.NaN;
  const isFar = Math.abs(numberOf(high) / numberOf(low) / factor - 1) > 0.15;
  return isFar ? [problem(found, index, `${low} times ${factor} is ${numberOf(low) * factor}`)] : [];
}

function moreThanAll({ 0: found, index = 0, groups = {} }: RegExpMatchArray): WrongFigures[] {
  const { some, all } = groups;
  return numberOf(some) > numberOf(all) ? [problem(found, index, `There are no more than ${all}`)] : [];
}

function moreThanWhole({ 0: found, index = 0, input = '' }: RegExpMatchArray): WrongFigures[] {
  const shares = [...found.matchAll(/(\d[\d.]*)%/g)].map(([, share]) => Number(share));
  const sum = shares.reduce((total, share) => total + share, 0);
  if (
    shares.length < 2 ||
    sum <= 100 + shares.length ||
    OVERLAP.test(input.slice(index, index + found.length + BEHIND)) ||
    /%\s(?:to|and|[-–])\s?\d/.test(found)
  )
    return [];
  return [problem(found, index, `${shares.join(' + ')} is ${sum}, but the whole is 100%`)];
}

function unlessEqual(percent: number, counted: number, tolerance: number, found: string, start = 0): WrongFigures[] {
  if (Number.isNaN(counted) || Math.abs(percent - counted) <= tolerance) return [];
  return [problem(found, start, `Counted from the words, it is ${Number(counted.toFixed(1))}%`)];
}

function problem(found: string, start: number, sum: string): WrongFigures {
  return {
    ...{ found, start, end: start + found.length, severity: 'warning' },
    message: `These figures don't go together: ${found}`,
    suggestion: `${sum}. Correct one of the figures.`,
  };
}

function numberOf(text = ''): number {
  const word = ONES.indexOf(text.toLowerCase()) + 1;
  if (/^an?$/i.test(text)) return 1;
  return word > 0 ? word : Number(text.replaceAll(',', ''));
}
