import type { HostSite } from './host-site';

/**
 * The _redirects file of Netlify and Cloudflare Pages: the addresses that moved. Both take the slash and .html off the
 * address of a page, but Cloudflare not off one that moved. Netlify regards no capitals; on Cloudflare the page for unknown
 * addresses sees to them.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function redirectsFile({ redirects }: HostSite): string {
  return redirects
    .flatMap(({ from, to }) => [from, `${from}/`, `${from}.html`].map((spelling) => `${spelling} ${to} 301\n`))
    .join('');
}
