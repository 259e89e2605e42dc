/** The number of times each word occurs. */
export type WordCounts = ReadonlyMap<string, number>;

/** Counts the words of a text, ignoring case. */
export function countWords(text: string): WordCounts {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The candidate with the most words in common with a text; undefined if no candidate shares half of them.
 * The measure is Dice's coefficient: 1 for the same words, 0 for no word in common.
 */
export function mostSimilar<Candidate>(
  words: WordCounts,
  candidates: Iterable<readonly [Candidate, WordCounts]>,
): Candidate | undefined {
  let best: { candidate: Candidate; likeness: number } | undefined;
  for (const [candidate, other] of candidates) {
    const likeness = likenessOf(words, other);
    if (likeness >= 0.5 && likeness > (best?.likeness ?? 0)) best = { candidate, likeness };
  }
  return best?.candidate;
}

function likenessOf(a: WordCounts, b: WordCounts): number {
  const common = sum([...a].map(([word, count]) => Math.min(count, b.get(word) ?? 0)));
  return (2 * common) / Math.max(1, sum(a.values()) + sum(b.values()));
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
