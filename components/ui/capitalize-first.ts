/** Capitalizes the first letter, as at the beginning of a sentence. */
export function capitalizeFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
