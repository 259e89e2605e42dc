import { canonicalPath } from '../../content/schema/canonical-path';
import type { Redirects } from '../../content/schema/redirects';

/**
 * Where every address belongs, by its canonical form: a page to itself, an address that moved to its page.
 * @param addresses the addresses of all pages
 */
export function movedAddresses(addresses: Iterable<string>, redirects: Redirects): Map<string, string> {
  const moved = new Map([['/index', '/']]);
  for (const { from, to } of redirects) moved.set(canonicalPath(from), to);
  for (const address of addresses) moved.set(address, address);
  return moved;
}

/**
 * Where a request is sent: to the page that its path means, unless it is that page's address already. The query is
 * kept. Specification, section 2: route matching is case-insensitive.
 * @param path a decoded path
 * @param query the query with its question mark, or ''
 * @returns the address to send to, or undefined
 */
export function redirectOf(path: string, query: string, moved: ReadonlyMap<string, string>): string | undefined {
  const target = moved.get(canonicalPath(path));
  return target === undefined || target === path ? undefined : target + query;
}
