const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a reader sees: a flag or an accented letter may be several code units. */
export function characterCount(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...characters.segment(text)].length;
}
