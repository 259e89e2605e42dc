/**
 * The canonical form of a path: lowercase, without a slash or .html at the end.
 * Specification, section 2: route matching is case-insensitive.
 */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)(?:\/|\.html)$/, '');
}
