import type { WrongFigures } from './sums';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SMALL = 4;

/** A count of things, and behind a colon what they are, up to the end of the sentence. */
const COUNTED = new RegExp(
  `\\b(?<count>${NUMBERS.join('|')})\\s(?:\\p{L}+\\s){0,2}\\p{Ll}+s:\\s(?<items>[^.!?:;()"“”]+)(?=[.!?]|$)`,
  'giu',
);

/** Three or more things with commas between, and a conjunction before the last. */
const LISTED =
  /(?<items>(?:(?:an?|the)\s(?:[\p{L}\d-]+\s){0,2}[\p{L}\d-]+,\s){1,9}(?:an?|the)\s(?:[\p{L}\d-]+\s){0,2}[\p{L}\d-]+,?\s(?:and|or)\s(?:an?|the)\s(?:[\p{L}\d-]+\s){0,2}?[\p{L}\d-]+)(?=[.!?,;)]|$)/gu;

/** What is said of things, which are then no list of names. */
const CLAUSE = /\b(?:who|which|that|where|when|because|so|but|if|as|while|then|than|is|are|was|were|not)\b/i;

/** Enumerations that name another number of things than they say, or one thing twice. */
export function wrongEnumerationsIn(text: string): WrongFigures[] {
  return [
    ...(text.includes(': ') ? [...text.matchAll(COUNTED)].flatMap(miscounted) : []),
    ...(/, .*(?:,| and | or )/.test(text) ? [...text.matchAll(LISTED)].flatMap(namedTwice) : []),
  ];
}

function miscounted({ 0: found, index, groups = {} }: RegExpExecArray): WrongFigures[] {
  const { count = '', items = '' } = groups;
  const said = NUMBERS.indexOf(count.toLowerCase()) + 2;
  const counts = countsOf(items);
  if (counts.length === 0 || counts.includes(said)) return [];
  const message = `This says ${count.toLowerCase()}, but names ${counts.join(' or ')}: ${found}`;
  return [{ ...placeOf(found, index), message, suggestion: 'Correct the number, or what it counts.' }];
}

/** How many things there are, in each way to read "and" in the last; none, if these are no short names. */
function countsOf(items: string): number[] {
  const parts = items.split(/,\s/);
  const [last = ''] = parts.slice(-1);
  if (parts.some((part) => part.split(/\s/).length > SMALL + 1) || CLAUSE.test(items)) return [];
  if (/^(?:and|or)\s/i.test(last)) return [parts.length];
  const joined = last.split(/\s(?:and|or)\s/);
  if (joined.length !== 2) return joined.length === 1 && parts.length > 2 ? [parts.length] : [];
  const isOne =
    parts.length > 1 &&
    joined.every((part) => part.split(/\s/).length === 1) &&
    !parts.slice(0, -1).every((part) => part.split(/\s/).length === 1);
  return isOne ? [parts.length, parts.length + 1] : [parts.length + 1];
}

function namedTwice({ 0: found, index, groups = {} }: RegExpExecArray): WrongFigures[] {
  const parts = (groups.items ?? '').split(/,?\s(?:and|or)\s|,\s/);
  const twice = parts.find((part, at) => parts.indexOf(part) !== at);
  if (twice === undefined) return [];
  return [
    {
      ...placeOf(found, index),
      message: `This names the same twice: ${twice}`,
      suggestion: 'Delete one of the two, or write what was meant.',
    },
  ];
}

function placeOf(found: string, start: number) {
  return { found, start, end: start + found.length, severity: 'warning' as const };
}
