import type { HostSite } from './host-site';

/**
 * The _redirects file of Netlify and Cloudflare Pages: the addresses that moved. Both take the slash and .html off the
 * address of a page, but Cloudflare not off one that moved. Netlify ignores case; on Cloudflare, the 404 page
 * does.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function redirectsFile({ redirects }: HostSite): string {
  return redirects
    .flatMap(({ from, to }) => [from, `${from}/`, `${from}.html`].map((spelling) => `${spelling} ${to} 301\n`))
    .join('');
}
