/** A text as readers and search engines compare it: the same for all that differ only by capitals, spaces, or character forms. */
export function comparableText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
