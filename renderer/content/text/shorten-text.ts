/** The maximum length of a message, and how much of its end is kept if it is longer: the end says what to do. */
const LONGEST = 1000;
const KEPT_AT_END = 300;

/** Shortens a text in the middle: a message may quote a value of a hundred thousand characters. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${part(text, 0, LONGEST - KEPT_AT_END).trimEnd()} … ${part(text, text.length - KEPT_AT_END, text.length).trimStart()}`;
}

/** A part of a text, without the half of a character at either end. */
export function part(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
