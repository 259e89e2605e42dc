import { canonicalPath } from '../../content/schema/canonical-path';
import type { Redirects } from '../../content/schema/redirects';

/**
 * The current address by canonical form: a page's own, or the target of a redirect.
 * @param addresses the addresses of all pages
 */
export function movedAddresses(addresses: Iterable<string>, redirects: Redirects): Map<string, string> {
  const moved = new Map([['/index', '/']]);
  for (const { from, to } of redirects) moved.set(canonicalPath(from), to);
  for (const address of addresses) moved.set(address, address);
  return moved;
}

/**
 * The redirect of a request: to the page of its path, unless it already has that page's address. The query is
 * kept. Specification, section 2: route matching is case-insensitive.
 * @param path a decoded path
 * @param query the query with its question mark, or ''
 * @returns the address to redirect to, or undefined
 */
export function redirectOf(path: string, query: string, moved: ReadonlyMap<string, string>): string | undefined {
  const target = moved.get(canonicalPath(path));
  return target === undefined || target === path ? undefined : target + query;
}
