/**
 * A mark after a text says where in the content it comes from. It consists of Unicode's tag characters, which are
 * invisible and belong to the letter before them, so that the text looks the same and has the same length. Flags use them
 * as well, but only letters: the first character of a mark is a #.
 * https://www.unicode.org/reports/tr51/#Tag_Characters
 */
const TAG = 0xe0000;
const END = '\u{e007f}';
const MARK = /\u{e0023}([\u{e0020}-\u{e007e}]*)\u{e007f}/gu;
/** A mark in an address, percent-encoded as UTF-8. */
const ENCODED_MARK = /%F3%A0%80%A3(?:%F3%A0%8[01]%[89AB][0-9A-F])*?%F3%A0%81%BF/g;

/** Where a text comes from. */
export interface Origin {
  /** Path inside the content folder. */
  file: string;
  /** The place in it, as find-place.ts reads it. */
  place: string;
  /** How many characters (UTF-16 units) before the mark are the text. */
  length: number;
}

/** The text with a mark after it. */
export function mark(text: string, { file, place }: Omit<Origin, 'length'>): string {
  const letters = `#${encodeURI(file)} ${text.length} ${encodeURI(place)}`;
  const tags = Array.from(letters, (letter) => TAG + letter.charCodeAt(0));
  return text + String.fromCodePoint(...tags) + END;
}

/** The text without its marks, and the source of each part: `end` is the offset after the part. */
export function readMarks(marked: string): { text: string; origins: (Origin & { end: number })[] } {
  const origins: (Origin & { end: number })[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(from, match.index);
    from = match.index + match[0].length;
    const letters = Array.from(match[1] ?? '', (tag) => String.fromCharCode((tag.codePointAt(0) ?? TAG) - TAG));
    const [file = '', length = '', place = ''] = letters.join('').split(' ');
    origins.push({ file: decodeURI(file), place: decodeURI(place), length: Number(length), end: text.length });
  }
  return { text: text + marked.slice(from), origins };
}

/** The text without marks, also in addresses. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '').replace(ENCODED_MARK, '');
}
