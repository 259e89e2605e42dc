import { distance } from 'fastest-levenshtein';

/** The candidate that is spelt most like a word, or undefined where none is near (more than two in five letters differ). */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const apart = distance(word.toLowerCase(), candidate.toLowerCase());
    if (!best || apart < best.distance) best = { candidate, distance: apart };
  }
  return best && best.distance <= Math.max(2, word.length * 0.4) ? best.candidate : undefined;
}

/** The sentence that offers the nearest candidate, or lists them where none is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  if (near) return `Did you mean ${near}?`;
  const shown = candidates.slice(0, 12).join(', ');
  return `Write one of: ${shown}${candidates.length > 12 ? ', …' : ''}.`;
}
