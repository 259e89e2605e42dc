import { type CheckedFile, defineRule, escapePattern, type Finding, memoize } from 'sitewright';
import { type Claim, type Claims, claims, isAllowedOn } from '../../../components/model/lists/claims';
import { article } from '../../article/schema';
import {
  countAlike,
  type Figure,
  figureOf,
  figuresIn,
  MAY_BE_FIGURE,
  type TypedFigure,
} from '../figures/parse-figures';

/** Numbers that differ by a larger factor count different things, such as "two websites built" and 1000+. */
const FACTOR = 10;

/** The number of words after a number to compare with a label, and the number that must match. */
const WORDS_AFTER = 4;
const MIN_MATCHES = 2;

/** The number of characters after a number to search for these words. */
const NEAR = 100;

/** Before a distance that is run: she ran 10K, a 5K. */
const RACE = /\b(?:an?|the|her|his|their|first|ran|runs?|running)\s+$/i;

/** Words of labels that do not identify the counted thing. */
const VAGUE = new Set(['average', 'client', 'increase', 'out', 'rate', 'the', 'time', 'times', 'use', 'with', 'your']);

export default defineRule({
  category: 'State figures',
  description: 'A figure from claims.yaml is not typed by hand, in any spelling, and no typed figure contradicts one.',
  rationale:
    'When the figure changes in claims.yaml, every page changes with it. A figure typed by hand would not, and the site would contradict itself. It may count something else, though: where the words of the label do not follow, in articles, and for a duration such as 2-4 weeks, there is only a warning. Figures of others are fine in quotation marks, and with a link to their source in the sentence. A bare number such as 4.9 is allowed unless the words of the label follow. Another number of that size right before the whole label contradicts the claim.',
  takesNotes: true,
  reads: { claims },
  file: (file, read) => {
    if (file.address === undefined) return [];
    const { wanted, pattern, anyWords, anyLabel } = wantedOf(read.claims);
    return file.texts({ pattern }).flatMap((block) => {
      const { text } = block;
      // Few texts have the words of any claim.
      const inWords = anyWords?.test(text) ? wanted : [];
      const warned = inWords.flatMap(({ claim, words }): Typed[] => {
        const match = words?.exec(text);
        return match ? [{ start: match.index, end: match.index + match[0].length, claim, kind: 'perhaps' }] : [];
      });
      const typed = figuresIn(text).flatMap((own): Typed[] => {
        const { start, end } = own;
        const same = wanted.filter((each) => isClaim(own, text, each));
        const certain = same.find((each) => isIdentified(own, text, each));
        const [likely] = certain ? [certain] : same;
        if (likely) return [{ start, end, claim: likely.claim, kind: certain ? 'same' : 'perhaps' }];
        const after = text.slice(end);
        if (!anyLabel.test(after)) return [];
        const other = wanted.find(({ figure, label }) => figure && canContradict(own, figure) && label?.test(after));
        return other ? [{ start, end, claim: other.claim, kind: 'other' }] : [];
      });
      return [...warned, ...typed].flatMap((each) => (isAttributed(each, block) ? [] : findingAt(each, block, file)));
    });
  },
});

type Block = ReturnType<CheckedFile['texts']>[number];

/** A typed figure: the figure of a claim, perhaps of something else, or a figure that contradicts the claim. */
interface Typed {
  start: number;
  end: number;
  claim: [id: string, claim: Claim];
  kind: 'same' | 'perhaps' | 'other';
}

/** Whether the figure is in a quotation, or has a source. */
function isAttributed({ start, end }: Typed, block: Block): boolean {
  return block.isQuoted(start, end) || block.hasSource(start);
}

function findingAt({ start, end, claim: [id, claim], kind }: Typed, { text, at }: Block, file: CheckedFile): Finding {
  const found = text.slice(start, end);
  const { value, label } = claim;
  const own = `(${value} ${label})`;
  const messages: Record<typeof kind, string> = {
    same: `"${found}" is the claim "${id}" ${own}, typed by hand.`,
    perhaps: `"${found}" may be the claim "${id}" ${own}, typed by hand.`,
    other: `"${found} ${label}" contradicts the claim "${id}" ${own}.`,
  };
  const isCertain = kind !== 'perhaps' && !file.isOf(article);
  const { address = '' } = file;
  const add = isAllowedOn(claim, address) ? '' : `, and add ${address} to its pages in claims.yaml`;
  return at(start, end, {
    severity: isCertain ? 'error' : 'warning',
    message: messages[kind],
    found,
    suggestion: `If this is our own figure, write [[${id}]]${add}.`,
  });
}

/** The patterns for finding a claim in a text. */
interface Wanted {
  claim: [id: string, claim: Claim];
  figure: Figure | undefined;
  /** Whether the value is clearly a figure. */
  isMarked: boolean;
  /** The words of the value, if it is not a figure. */
  words: RegExp | undefined;
  /** The whole label, right after a figure; undefined if the label is too short to identify the claim. */
  label: RegExp | undefined;
  /** The words of the label that identify the counted thing. */
  counted: readonly string[];
}

/**
 * Patterns for each claim, and three combined patterns: for every text that may have a claim, for claims in words, and for labels right
 * after a figure.
 */
const wantedOf = memoize((claims: Claims) => {
  const wanted = Object.entries(claims).map((claim): Wanted => {
    const [, { value, label }] = claim;
    const counted = wordsOf(label).filter((word) => word.length > 2 && !VAGUE.has(word));
    return {
      claim,
      figure: figureOf(value),
      isMarked: figuresIn(value)[0]?.isMarked === true,
      words: /[a-z]{3}/.test(value) ? wholeWords(inAnySpelling(value)) : undefined,
      label: counted.length > 1 ? new RegExp(`^\\s+(?:${inAnySpelling(label)})\\b`, 'i') : undefined,
      counted,
    };
  });
  const inWords = wanted.flatMap(({ claim: [, { value }], words }) => (words ? inAnySpelling(value) : []));
  const anyWords = inWords.length > 0 ? wholeWords(inWords.join('|')) : undefined;
  const anyLabel = anyOf(wanted.map(({ label }) => label));
  return { wanted, pattern: anyOf([MAY_BE_FIGURE, anyWords]), anyWords, anyLabel };
});

/** Matches any of the patterns; without patterns, nothing. */
function anyOf(patterns: readonly (RegExp | undefined)[]): RegExp {
  const sources = new Set(patterns.flatMap((pattern) => (pattern ? pattern.source : [])));
  return new RegExp([...sources].join('|') || '(?!)', 'i');
}

/** Whether a figure in a text equals the figure of a claim. */
function isClaim(own: TypedFigure, text: string, wanted: Wanted): boolean {
  const { figure, isMarked } = wanted;
  if (own.number !== figure?.number || !countAlike(own, figure)) return false;
  // 10k is 10,000+ to a reader, but 10,000+ is not 10,000.
  const isMeant = own.mark === figure.mark || (own.mark === '' && !RACE.test(text.slice(0, own.start)));
  if (own.isMarked && isMarked && isMeant) return true;
  if (isIdentified(own, text, wanted)) return true;
  // Three hundred percent is clearly a rate; a bare thousand can count anything.
  return isMarked && own.mark === '%' && wanted.counted.length === 1 && matchesAfter(own, text, wanted) === 1;
}

/** Whether the words after a figure identify it as the figure of a claim. */
function isIdentified(own: TypedFigure, text: string, wanted: Wanted): boolean {
  if (wanted.label?.test(text.slice(own.end))) return true;
  return wanted.isMarked && matchesAfter(own, text, wanted) >= MIN_MATCHES;
}

/** The number of words after a figure that identify the counted thing. */
function matchesAfter({ end }: TypedFigure, text: string, { counted }: Wanted): number {
  const after = wordsAfter(text, end);
  return counted.filter((word) => after.includes(word)).length;
}

/** Whether two figures have the same unit and magnitude, so that they can't both be true of the same thing. */
function canContradict(own: Figure, figure: Figure): boolean {
  const factor = own.number / figure.number;
  return factor < FACTOR && factor > 1 / FACTOR && countAlike(own, figure);
}

/** The words that a number may count, up to the end of the sentence. */
function wordsAfter(text: string, end: number): string[] {
  const [sentence = ''] = text.slice(end, end + NEAR).split(/[.,;:!?]/, 1);
  return wordsOf(sentence).slice(0, WORDS_AFTER);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A pattern for a value of words: 3-6 months also matches 3–6 months and 3 to 6 months. */
function inAnySpelling(value: string): string {
  const words = escapePattern(value);
  return words.replace(/-/g, '\\s?(?:[-‑–—]|to|or)\\s?').replace(/ /g, '[\\s-]+');
}

function wholeWords(source: string): RegExp {
  return new RegExp(`(?<![\\w.,])(?:${source})\\b`, 'i');
}
