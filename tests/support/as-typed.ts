/** A text of a page with straight quotation marks, hyphens, and spaces, to be independent of how editors type them. */
export function asTyped(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replaceAll('\u2013', '-')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
}
