/** What the site fills in, such as {number}. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A placeholder as it is typed. */
export function asPlaceholder(name: string): string {
  return `{${name}}`;
}

/** The names of the placeholders in a text, or in the description of a field. */
export function placeholderNames(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
