import type { HostSite } from './host-site';

/**
 * The _redirects file of Netlify and Cloudflare Pages: the addresses that moved. Netlify regards no capitals, and both
 * take the slash and .html off an address; on Cloudflare the page for unknown addresses sees to the capitals.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function redirectsFile({ redirects }: HostSite): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
