/** The text between two pairs of asterisks, but not within a word such as 2**3. */
const BETWEEN_STARS = /(?<![\\*\p{L}\p{N}])\*\*([^*\n]+)(?<!\\)\*\*(?!\*)/gu;

/** Words, and no sum such as a ** b ** 2. */
const WORDS = /\p{L}{3}|[^\p{ASCII}]{2}/u;

interface SpacedBold {
  start: number;
  end: number;
  /** The same, with the asterisks next to the words. */
  tight: string;
}

/**
 * Words that were meant to be bold, and are not because of a space between them and their asterisks.
 * @param source the text as Markdown reads it
 */
export function spacedBoldIn(source: string): SpacedBold[] {
  if (!source.includes('**')) return [];
  return [...source.matchAll(BETWEEN_STARS)].flatMap(({ 0: found, 1: inner = '', index }) => {
    const words = inner.trim();
    if (words === inner || !WORDS.test(words)) return [];
    const end = index + found.length;
    const needsSpace = /\s$/.test(inner) && /^[\p{L}\p{N}]/u.test(source.slice(end, end + 2));
    return [{ start: index, end, tight: `**${words}**${needsSpace ? ' ' : ''}` }];
  });
}
