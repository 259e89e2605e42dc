/**
 * The form that the path of every page of this site has: small letters, no slash and no .html at the end.
 * Specification, section 2: route matching is case-insensitive.
 */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)(?:\/|\.html)$/, '');
}
