/** The text between two pairs of asterisks, but not within a word such as 2**3. */
const BETWEEN_STARS = /(?<![\\*\p{L}\p{N}])\*\*([^*\n]+)(?<!\\)\*\*(?!\*)/gu;

/** Words, not a sum such as a ** b ** 2. */
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

/** Words between asterisks, with the characters before and after. */
const MARKED = /(?<![\\*])(\*{1,2})(?=[^\s*])([^*\n]*[^\s*\\])\1(?!\*)/gu;
const LETTER = /[\p{L}\p{N}]/u;
const OUTER = /^([\p{Ps}\p{Pi}"']?)([\p{L}\p{N}][^*\n]*?)([\p{Pe}\p{Pf}"'.,;:!?…]*)$/u;

interface UnreadMarks {
  start: number;
  end: number;
  /** The same with the punctuation outside; undefined if that would split a pair of brackets. */
  better: string | undefined;
}

/**
 * Words between asterisks that Markdown does not read, because of a letter on one side and punctuation on the other (CommonMark 6.2).
 * @param source the text as Markdown reads it: every asterisk left in it is literal
 */
export function unreadMarksIn(source: string): UnreadMarks[] {
  return [...source.matchAll(MARKED)].flatMap(({ 0: found, 1: mark = '', 2: inner = '', index }) => {
    const end = index + found.length;
    const isUnread =
      (LETTER.test(source.charAt(index - 1)) && /^[\p{Ps}\p{Pi}"']/u.test(inner)) ||
      (LETTER.test(source.charAt(end)) && /[\p{Pe}\p{Pf}"'.,;:!?…]$/u.test(inner));
    // In a sum, such as 2*(3)*4, they multiply.
    if (!isUnread || !/\p{L}/u.test(inner)) return [];
    const [, open = '', words = '', close = ''] = OUTER.exec(inner) ?? [];
    const isWhole =
      words !== '' && !/[\p{Ps}\p{Pi}"]/u.test(words) && (open !== '') === /[\p{Pe}\p{Pf}"']/u.test(close);
    const goesOn = /[.,;:!?…]$/.test(close) && LETTER.test(source.charAt(end)) ? ' ' : '';
    return [{ start: index, end, better: isWhole ? `${open}${mark}${words}${mark}${close}${goesOn}` : undefined }];
  });
}

/** A text with blanks in place of parts of it. */
export function withoutPlaces(text: string, places: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of places) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}
