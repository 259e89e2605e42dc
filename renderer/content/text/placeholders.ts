/** What the site fills in, such as {number}. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A placeholder as it is typed. */
export function asPlaceholder(name: string): string {
  return `{${name}}`;
}
