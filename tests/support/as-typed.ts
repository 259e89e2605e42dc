/** A text of a page as its file has it: with the straight quotation marks and the hyphens that pages replace. */
export function asTyped(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replaceAll('\u2013', '-');
}
