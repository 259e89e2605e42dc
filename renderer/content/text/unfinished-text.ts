const PHRASES = /\b(?:lorem ipsum|dolor sit amet|tk tk|insert text here|placeholder text)\b/gi;

/** Only in capitals: "todo" is a Spanish word. After a name, as in Super Bowl XXX, three X are thirty. */
const MARKS = /\b(?:TODO|FIXME|TBD|XXXX+|(?<![A-Z][a-z]+ )XXX)\b/g;

/** Where a text has a placeholder for text that is still to be written. */
export function placeholdersIn(text: string): { found: string; start: number; end: number }[] {
  return [...text.matchAll(PHRASES), ...text.matchAll(MARKS)].map(({ 0: found, index }) => ({
    found,
    start: index,
    end: index + found.length,
  }));
}

/** Whether a text is nothing but a placeholder. No other rule needs to report it. */
export function isPlaceholder(text: string): boolean {
  return placeholdersIn(text).some(({ found }) => found === text);
}
