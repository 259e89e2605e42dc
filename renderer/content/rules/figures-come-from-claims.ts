import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
import { once } from '../once';
import type { Claim } from '../schema/claims';
import type { FileLists } from '../steps/link';
import { mayStandOn } from './claims-stand-where-allowed';
import { eachText } from './each-text';
import type { Rule } from './rule';

/** Before a number, they say what a plus behind it says. */
const MORE_THAN = '((?:over|more than|above|at least|upwards of)\\s+)';
/** In groups of three, or as it comes. */
const NUMBER = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d[\\d.,]*';
const MARK = '\\+|%|per\\s?cent\\b|x\\b|times\\b|-?fold\\b';

/** A figure as people write it: 10,000+, 10 000+, 10k+, over 10,000, 2.1B+, 85 %, 85 percent, 3.2x, 3.2 times, 24/7. */
const FIGURE = new RegExp(
  `(?<![\\w.,/$€£-])(?:24(?:\\s?[/-]\\s?|[x×])7(?![/.-]?\\d)|${MORE_THAN}?(?:${NUMBER})\\s?(?:[kKmMbB]\\b)?(?:\\s?(?:${MARK}))?)`,
  'gi',
);

const PARTS = new RegExp(`^${MORE_THAN}?(${NUMBER})\\s?([kmb]?)\\s?(${MARK})?$`, 'i');

const SCALE: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

export const figuresComeFromClaims: Rule = {
  task: 'State figures',
  demand: 'A figure of claims.yaml is never typed by hand, in whatever spelling.',
  why: 'When the figure changes in claims.yaml, every page changes with it. A figure typed by hand would stay behind, and the site would say two things. A bare number such as 4.9 may count something else and is let pass; a time in words such as 2-4 weeks is only warned of, for the same reason.',
  checkFile: (valid, lists) => {
    if (valid.collection === undefined) return [];
    const wanted = wantedOf(lists.claims);
    return eachText(valid).flatMap(({ text, at }) => {
      const warned = wanted.flatMap(({ claim, words }): Diagnostic[] => {
        const match = words?.exec(text);
        if (!match) return [];
        const diagnostic = at(match.index, match.index + match[0].length, problem(match[0], claim, valid.address));
        return [{ ...diagnostic, severity: 'warning' }];
      });
      const typed = figuresIn(text).flatMap(({ figure, index }) => {
        const own = parse(figure);
        const found = own && wanted.find((other) => isSame(own, other.figure));
        return found ? at(index, index + figure.length, problem(figure, found.claim, valid.address)) : [];
      });
      return [...warned, ...typed];
    });
  },
};

/** How each claim is found in a text: as a figure, and as its words where it has some. */
const wantedOf = once((claims: FileLists['claims']) =>
  Object.entries(claims).map((claim) => {
    const { value } = claim[1];
    return { claim, figure: parse(value), words: /[a-z]{3}/.test(value) ? wordsOf(value) : undefined };
  }),
);

function problem(found: string, [id, claim]: [id: string, claim: Claim], address: string | undefined): Problem {
  const isAllowed = address === undefined || mayStandOn(claim, address);
  return {
    code: 'figures-come-from-claims',
    message: `"${found}" is the claim "${id}" (${claim.value} ${claim.label}), typed by hand.`,
    found,
    suggestion: isAllowed
      ? `Write it like this:   [[${id}]]`
      : `Write [[${id}]], and add ${address} to its pages in claims.yaml if it is true here. If it counts something else, say it in words.`,
  };
}

/** What finds a value of words in a text, also as 3–6 months or 3 to 6 months where it is 3-6 months. */
function wordsOf(value: string): RegExp {
  const words = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = words.replace(/-/g, '\\s?(?:[-‑–—]|to|or)\\s?').replace(/ /g, '[\\s-]+');
  return new RegExp(`(?<![\\w.,])${pattern}\\b`, 'i');
}

function figuresIn(text: string): { figure: string; index: number }[] {
  if (!/\d/.test(text)) return [];
  const withoutTokens = text.replace(/\[\[[^\][]*\]\]/g, (token) => ' '.repeat(token.length));
  return [...withoutTokens.matchAll(FIGURE)].map(({ 0: figure, index }) => ({ figure: figure.trim(), index }));
}

interface Figure {
  number: number;
  mark: string;
}

function isSame(own: Figure, other: Figure | undefined): boolean {
  if (own.number !== other?.number) return false;
  // 10k is 10,000+ to a reader.
  return own.mark === other.mark || (own.mark === '' && other.mark === '+');
}

/** The number and the mark behind it, however they are written; nothing for a bare number. */
function parse(figure: string): Figure | undefined {
  if (/^24(?:\s?[/-]\s?|[x×])7$/.test(figure)) return { number: 24, mark: '/7' };
  const [, isMore = '', written = '', scale = '', mark = ''] = PARTS.exec(figure) ?? [];
  if (written === '' || (mark === '' && scale === '' && isMore === '')) return undefined;
  const digits = written.replace(/[ \u00a0\u202f]/g, '').replace(/[.,]$/, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const plain = isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.');
  const scaled = Number(plain) * (SCALE[scale.toLowerCase()] ?? 1);
  // 6.8 times a billion is not a whole number to a computer.
  const number = scale === '' ? scaled : Math.round(scaled);
  return Number.isNaN(number) ? undefined : { number, mark: plainMark(mark) || (isMore ? '+' : '') };
}

function plainMark(mark: string): string {
  if (/^per/i.test(mark)) return '%';
  return /^(?:x|times|-?fold)$/i.test(mark) ? 'x' : mark;
}
