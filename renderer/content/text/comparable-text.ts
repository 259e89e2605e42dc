/** A text as readers and search engines compare it, ignoring case, spaces, and character forms. */
export function comparableText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
