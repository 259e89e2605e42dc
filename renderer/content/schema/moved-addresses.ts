import { percentDecode } from '../text/percent-decode';
import { canonicalPath } from './canonical-path';
import { type OldAddress, oldAddressOf } from './old-address';
import type { Redirects } from './redirects';

/**
 * The current address by canonical form: a page's own, or the target of a redirect.
 * @param addresses the addresses of all pages
 */
export function movedAddresses(addresses: Iterable<string>, redirects: Redirects): Map<string, string> {
  const moved = new Map([['/index', '/']]);
  for (const { from, to } of redirects) {
    const { path, query, anchor } = oldAddressOf(from);
    if (query.length === 0 && anchor === undefined) moved.set(path, to);
  }
  for (const address of addresses) moved.set(address, address);
  return moved;
}

/** An address with a query that moved, as of a site on which every page was /index.php?id=…, or /?p=… */
export interface MovedQuery extends Pick<OldAddress, 'path' | 'query'> {
  to: string;
}

/** The addresses with a query, longest query first: a request may match several. */
export function movedQueries(redirects: Redirects): MovedQuery[] {
  return redirects
    .map(({ from, to }) => ({ ...oldAddressOf(from), to }))
    .filter(({ query }) => query.length > 0)
    .sort((a, b) => b.query.length - a.query.length);
}

/**
 * The address of the page that a request asks for, whatever its spelling.
 * @param path a decoded path
 * @param query the query with its question mark, or ''
 */
export function targetOf(
  path: string,
  query: string,
  moved: ReadonlyMap<string, string>,
  queries: readonly MovedQuery[],
): string | undefined {
  const own = canonicalPath(path).normalize('NFC');
  const sent = new URLSearchParams(query);
  const isAsked = (asked: MovedQuery) =>
    asked.path === own && asked.query.every(([name, value]) => sent.getAll(name).includes(value));
  return queries.find(isAsked)?.to ?? moved.get(own);
}

/**
 * The redirect of a request: to the page of its path, unless it already has that page's address. The query is
 * kept. Specification, section 2: route matching is case-insensitive.
 * @returns the address to redirect to, or undefined
 */
export function redirectOf(
  path: string,
  query: string,
  moved: ReadonlyMap<string, string>,
  queries: readonly MovedQuery[],
): string | undefined {
  const target = targetOf(path, query, moved, queries);
  return target === undefined || target === path ? undefined : withQuery(target, query);
}

/** @param target of a redirect, perhaps with an anchor, which is behind the query (RFC 3986, section 3) */
export function withQuery(target: string, query: string): string {
  const [path = '', anchor] = target.split('#');
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** The same in a browser. @param path with percent signs, as browsers tell it */
export function redirectInBrowser(path: string, query: string, redirects: Redirects): string | undefined {
  return redirectOf(percentDecode(path), query, movedAddresses([], redirects), movedQueries(redirects));
}
