import { oldAddressOf } from '../../../content/schema/old-address';
import type { HostSite } from './host-site';

/**
 * The _redirects file of Netlify and Cloudflare Pages: the addresses that moved. Both take the slash and .html off the
 * address of a page, but Cloudflare not off one that moved. Netlify ignores case; on Cloudflare, the 404 page
 * does. Both read an address with percent signs. One with a query is left out, as Cloudflare Workers refuse a site with such a line:
 * there the page itself goes on, see moved-address.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function redirectsFile({ redirects }: HostSite): string {
  return redirects
    .map(({ from, to }) => ({ ...oldAddressOf(from), to }))
    .filter(({ query }) => query.length === 0)
    .flatMap(({ path, to }) =>
      [path, `${path}/`, `${path}.html`].map((spelling) => `${encodeURI(spelling)} ${to} 301\n`),
    )
    .join('');
}
