/** Whether a text is as specified, where … stands for any text. */
export function isLike(text: string, specified: string): boolean {
  return new RegExp(`^${patternOf(specified)}$`, 'is').test(text);
}

/** Whether a text contains what is specified. */
export function contains(text: string, specified: string): boolean {
  return new RegExp(patternOf(specified), 'is').test(text);
}

function patternOf(specified: string): string {
  return specified
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
}

/**
 * Compares a sequence with the specified one, in which an item … stands for any items.
 * @returns the index of the first specified item that is not there, or the number of items if something follows; undefined if all is as specified
 */
export function firstDifference(items: readonly string[], specified: readonly string[]): number | undefined {
  const matches = (at: number, from: number): boolean => {
    const wanted = specified[from];
    deepest = Math.max(deepest, from);
    if (wanted === undefined) return at === items.length;
    if (wanted === '…') return [...items.slice(at), ''].some((_, skipped) => matches(at + skipped, from + 1));
    const item = items[at];
    return item !== undefined && isLike(item, wanted) && matches(at + 1, from + 1);
  };
  let deepest = 0;
  return matches(0, 0) ? undefined : deepest;
}
