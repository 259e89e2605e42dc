import { canonicalPath } from '../content/schema/canonical-path';

/**
 * Where an address is sent: to its lower-cased form without a trailing slash, if that is a page and it is not so
 * already. The query is kept. Specification, section 2: route matching is case-insensitive.
 * @param url path and query of a request
 * @param addresses the addresses of all pages
 * @returns the address to send to, or undefined
 */
export function redirectOf(url: string, addresses: ReadonlySet<string>): string | undefined {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  const canonical = canonicalPath(path);
  if (canonical === path || !addresses.has(canonical)) return undefined;
  return canonical + url.slice(path.length);
}
