import { memoize } from '../../platform/memoize';
import type { Problem } from '../diagnostics/diagnostic';
import type { FileLists } from '../graph/content-graph';
import { textsWith } from '../graph/texts-in-file';
import { type Claim, mayStandOn } from '../schema/claims';
import { escapePattern } from '../text/escape-pattern';
import { countAlike, type Figure, figureOf, figuresIn, MAY_BE_FIGURE, type TypedFigure } from '../text/parse-figures';
import type { Rule } from './rule';

/** Two numbers that differ by more than this factor count different things: two websites built, 1000+. */
const FACTOR = 10;

/** How many words after a number are compared with those of a label, and how many must match. */
const WORDS_BEHIND = 4;
const TELLING = 2;

/** How many characters after a number are searched for these words. */
const NEAR = 100;

/** Words of labels that don't say what is counted. */
const VAGUE = new Set(['average', 'client', 'increase', 'out', 'rate', 'the', 'time', 'times', 'use', 'with', 'your']);

export default {
  category: 'State figures',
  description:
    'A figure from claims.yaml is never typed by hand, in any spelling, and no typed figure contradicts one.',
  rationale:
    'When the figure changes in claims.yaml, every page changes with it. A figure typed by hand would not, and the site would contradict itself. A bare number such as 4.9, or one in words such as ten thousand, may count something else: it is allowed unless it is the number of a claim and the words of its label follow. Another number of that size right before the whole label contradicts the claim. A duration such as 2-4 weeks gets only a warning, for the same reason.',
  checkFile: (valid, lists) => {
    const { address } = valid;
    if (address === undefined) return [];
    const { wanted, pattern, anyWords, anyLabel } = wantedOf(lists.claims);
    return textsWith(valid, pattern).flatMap(({ text, at }) => {
      // Few texts have the words of any claim.
      const inWords = anyWords.test(text) ? wanted : [];
      const warned = inWords.flatMap(({ claim, words }) => {
        const match = words?.exec(text);
        if (!match) return [];
        const problem: Problem = { ...typedByHand(match[0], claim, address), severity: 'warning' };
        return at(match.index, match.index + match[0].length, problem);
      });
      const typed = figuresIn(text).flatMap((own) => {
        const found = text.slice(own.start, own.end);
        const same = wanted.find((each) => isClaim(own, text, each));
        if (same) return at(own.start, own.end, typedByHand(found, same.claim, address));
        const behind = text.slice(own.end);
        if (!anyLabel.test(behind)) return [];
        const other = wanted.find(({ figure, label }) => figure && isRival(own, figure) && label?.test(behind));
        return other ? at(own.start, own.end, contradiction(found, other.claim, address)) : [];
      });
      return [...warned, ...typed];
    });
  },
} satisfies Rule;

/** How a claim is found in a text. */
interface Wanted {
  claim: [id: string, claim: Claim];
  figure: Figure | undefined;
  /** Whether the value is clearly a figure. */
  isMarked: boolean;
  /** Its words, if it is not a figure. */
  words: RegExp | undefined;
  /** Its whole label, right after a figure; undefined if it is too short to identify this claim. */
  label: RegExp | undefined;
  /** The words of its label that say what is counted. */
  counted: readonly string[];
}

/**
 * Patterns for the claims, one that matches every text that may have a claim, one for claims in words alone, and one for all labels
 * right after a figure.
 */
const wantedOf = memoize((claims: FileLists['claims']) => {
  const wanted = Object.entries(claims).map((claim): Wanted => {
    const [, { value, label }] = claim;
    const counted = wordsOf(label).filter((word) => word.length > 2 && !VAGUE.has(word));
    return {
      claim,
      figure: figureOf(value),
      isMarked: figuresIn(value)[0]?.isMarked === true,
      words: /[a-z]{3}/.test(value) ? inAnySpelling(value) : undefined,
      label: counted.length > 1 ? new RegExp(`^\\s+${inAnySpelling(label).source}`, 'i') : undefined,
      counted,
    };
  });
  const anyWords = anyOf(wanted.map(({ words }) => words));
  const anyLabel = anyOf(wanted.map(({ label }) => label));
  return { wanted, pattern: anyOf([MAY_BE_FIGURE, anyWords]), anyWords, anyLabel };
});

/** Never found where there are none. */
function anyOf(patterns: readonly (RegExp | undefined)[]): RegExp {
  const sources = new Set(patterns.flatMap((pattern) => (pattern ? pattern.source : [])));
  return new RegExp([...sources].join('|') || '(?!)', 'i');
}

/** Whether a figure in a text equals that of a claim. */
function isClaim(own: TypedFigure, text: string, { figure, isMarked, label, counted }: Wanted): boolean {
  if (own.number !== figure?.number || !countAlike(own, figure)) return false;
  // 10k is 10,000+ to a reader, but 10,000+ is not 10,000.
  if (own.isMarked && isMarked && (own.mark === figure.mark || own.mark === '')) return true;
  if (label?.test(text.slice(own.end))) return true;
  const behind = wordsBehind(text, own.end);
  const told = counted.filter((word) => behind.includes(word)).length;
  // 300 percent is clearly a rate; a bare thousand can count anything.
  return isMarked && told >= (own.mark === '%' ? Math.min(TELLING, Math.max(1, counted.length)) : TELLING);
}

/** Whether a figure is of the kind and the size of another one, so that both can't be true of the same thing. */
function isRival(own: Figure, figure: Figure): boolean {
  const factor = own.number / figure.number;
  return factor < FACTOR && factor > 1 / FACTOR && countAlike(own, figure);
}

/** The words that a number may count, up to the end of the sentence. */
function wordsBehind(text: string, end: number): string[] {
  const [sentence = ''] = text.slice(end, end + NEAR).split(/[.,;:!?]/, 1);
  return wordsOf(sentence).slice(0, WORDS_BEHIND);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function typedByHand(found: string, [id, claim]: Wanted['claim'], address: string): Problem {
  const mayBeOther = /\p{N}/u.test(found) && !mayStandOn(claim, address);
  const otherwise = mayBeOther ? ' If it counts something else, say it in words.' : '';
  return {
    message: `"${found}" is the claim "${id}" (${claim.value} ${claim.label}), typed by hand.`,
    found,
    suggestion: howToName([id, claim], address) + otherwise,
  };
}

function howToName([id, claim]: Wanted['claim'], address: string): string {
  return mayStandOn(claim, address)
    ? `Write it like this:   [[${id}]]`
    : `Write [[${id}]], and add ${address} to its pages in claims.yaml if it is true here.`;
}

function contradiction(found: string, [id, claim]: Wanted['claim'], address: string): Problem {
  const { value, label } = claim;
  return {
    message: `"${found} ${label}" contradicts the claim "${id}" (${value} ${label}).`,
    found,
    suggestion: howToName([id, claim], address),
  };
}

/** A pattern for a value of words: 3-6 months also matches 3–6 months and 3 to 6 months. */
function inAnySpelling(value: string): RegExp {
  const words = escapePattern(value);
  const pattern = words.replace(/-/g, '\\s?(?:[-‑–—]|to|or)\\s?').replace(/ /g, '[\\s-]+');
  return new RegExp(`(?<![\\w.,])${pattern}\\b`, 'i');
}
