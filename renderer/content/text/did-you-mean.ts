import { distance } from 'fastest-levenshtein';
import { memoize } from '../../platform/memoize';

/** The part of a word's letters that may differ: two in five. */
const MAX_APART = 0.4;

/** How many equally close words a suggestion offers, and how many it lists if no word is close. */
const OFFERED = 3;
const LISTED = 12;

/**
 * How many different words are compared with one list of candidates: as many as errors of one rule are shown in a file. After that,
 * no candidate counts as close, so that the time does not grow with words times candidates.
 */
const MAX_COMPARED = 100;

/** More letters than a name or an address has that someone types: comparing takes a time that grows with the square of the length. */
const LONGEST_COMPARED = 200;

/** A candidate that differs by more letters says nothing about whether another one was certainly meant. */
const MAX_RIVAL = 3;

/** How the candidates compare with a word. */
interface Comparison {
  /** The closest candidates, if they are few enough for a suggestion. */
  nearest: readonly string[];
  /** The first of the closest candidates, if two swapped neighbors count as one letter. */
  best: string;
  /** Its distance in letters, and the distance of the next candidate. */
  least: number;
  next: number;
}

const NONE_NEAR: Comparison = {
  nearest: [],
  best: '',
  least: Number.POSITIVE_INFINITY,
  next: Number.POSITIVE_INFINITY,
};

/** The candidate with the most similar spelling; undefined if no candidate is close. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return compare(word, candidates).nearest[0];
}

/**
 * A sentence with the closest candidates, or with a list if no candidate is close.
 * @param otherwise what to do if no candidate is close and there are too many to list
 * @param typed how a candidate is typed at the place of the word
 */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  otherwise?: string,
  typed = (candidate: string) => candidate,
): string {
  const near = comparisonWith(word, candidates).nearest.slice(0, OFFERED).map(typed);
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`;
  if (otherwise !== undefined && candidates.length > LISTED) return otherwise;
  const shown = candidates.slice(0, LISTED).map(typed).join(', ');
  return `Write one of: ${shown}${candidates.length > LISTED ? ', …' : ''}.`;
}

/** The same for the address of a page. The first few of many pages are no help. */
export function didYouMeanAddress(address: string, candidates: readonly string[]): string {
  return didYouMean(address, candidates, 'Write the address of a page, as the browser shows it.');
}

/**
 * The candidate that was certainly meant, or undefined: a word of four letters or more, one letter (or two neighboring letters
 * swapped) off, with the same digits, and no other candidate close.
 * @param most how many letters may differ
 */
export function unambiguousMatch(word: string, candidates: readonly string[], most = 1): string | undefined {
  const { best, least, next } = comparisonWith(word, candidates);
  const isNear = word.length >= 4 && least <= most && next > least + 1;
  return isNear && digitsOf(word) === digitsOf(best) ? best : undefined;
}

/** The words that have been compared with a list of candidates. */
const comparisonsOf = memoize((_candidates: readonly string[]) => new Map<string, Comparison>());

function comparisonWith(word: string, candidates: readonly string[]): Comparison {
  const comparisons = comparisonsOf(candidates);
  const known = comparisons.get(word);
  if (known || comparisons.size >= MAX_COMPARED) return known ?? NONE_NEAR;
  const comparison = compare(word, candidates);
  comparisons.set(word, comparison);
  return comparison;
}

function compare(word: string, candidates: Iterable<string>): Comparison {
  if (word.length > LONGEST_COMPARED) return NONE_NEAR;
  const written = word.toLowerCase();
  let nearest: string[] = [];
  let fewest = Math.max(2, word.length * MAX_APART);
  let { best, least, next } = NONE_NEAR;
  const mostApart = Math.max(fewest, MAX_RIVAL);
  for (const candidate of new Set(candidates)) {
    // The lengths alone differ by too many letters.
    if (Math.abs(candidate.length - word.length) > mostApart) continue;
    const other = candidate.toLowerCase();
    const letters = distance(written, other);
    if (letters < fewest) nearest = [];
    if (letters <= fewest) nearest.push(candidate);
    fewest = Math.min(fewest, letters);
    const apart = letters === 2 && isSwapped(written, other) ? 1 : letters;
    if (apart < least) [best, least, next] = [candidate, apart, least];
    else next = Math.min(next, apart);
  }
  return { nearest, best, least, next };
}

/** Whether two words differ by one letter, or by two neighboring letters that are swapped. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length > LONGEST_COMPARED) return false;
  return distance(a, b) === 1 || isSwapped(a, b);
}

/** Whether two neighboring letters are swapped. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

function digitsOf(word: string): string {
  return word.replace(/\D/g, '');
}
