import { distance } from 'fastest-levenshtein';

/** How many letters of a word may differ from what was meant: two in five. */
const MOST_APART = 0.4;

/** How many words a suggestion offers of those that are equally near, and lists where none is near. */
const OFFERED = 3;
const LISTED = 12;

/** The candidate with the most similar spelling, or undefined if none is near. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return allNearest(word, candidates)[0];
}

/** The sentence that offers the nearest candidates, or lists them where none is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const near = allNearest(word, candidates).slice(0, OFFERED);
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`;
  const shown = candidates.slice(0, LISTED).join(', ');
  return `Write one of: ${shown}${candidates.length > LISTED ? ', …' : ''}.`;
}

/**
 * The candidate that was meant for certain, or undefined: a word of four letters or more, one letter (or two neighboring letters
 * swapped) off, with the same digits, and no other candidate near.
 * @param most how many letters may differ
 */
export function unambiguousMatch(word: string, candidates: readonly string[], most = 1): string | undefined {
  const apart = new Map(candidates.map((candidate) => [candidate, lettersApart(word, candidate)]));
  const [[best, least] = ['', Number.POSITIVE_INFINITY], [, next] = ['', Number.POSITIVE_INFINITY]] = [...apart].sort(
    ([, a], [, b]) => a - b,
  );
  const isNear = word.length >= 4 && least <= most && next > least + 1;
  return isNear && digitsOf(word) === digitsOf(best) ? best : undefined;
}

function allNearest(word: string, candidates: Iterable<string>): string[] {
  let best: string[] = [];
  let least = Math.max(2, word.length * MOST_APART);
  for (const candidate of candidates) {
    const apart = distance(word.toLowerCase(), candidate.toLowerCase());
    if (apart < least) best = [];
    if (apart <= least) best.push(candidate);
    least = Math.min(least, apart);
  }
  return best;
}

function lettersApart(word: string, candidate: string): number {
  const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
  const apart = distance(a, b);
  return apart === 2 && hasSwapped(a, b) ? 1 : apart;
}

function hasSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

function digitsOf(word: string): string {
  return word.replace(/\D/g, '');
}
