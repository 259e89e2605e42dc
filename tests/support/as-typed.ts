/** A text with straight quotation marks and hyphens: how its file has those that a page shows depends on the editor. */
export function asTyped(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replaceAll('\u2013', '-')
    .replaceAll('\u2060', '');
}
