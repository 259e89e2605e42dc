import { withoutWww } from '../text/without-www';

/** The path of a whole address on this site; undefined for other sites. */
export function ownPath(href: string, siteUrl: string): string | undefined {
  if (!/^https?:\/\//i.test(href) || href.includes('[[') || !URL.canParse(href)) return undefined;
  const site = new URL(siteUrl);
  const { host, pathname, search, hash } = new URL(href);
  const folder = site.pathname.replace(/\/$/, '');
  const isOwn = withoutWww(host) === withoutWww(site.host) && `${pathname}/`.startsWith(`${folder}/`);
  return isOwn ? `${pathname.slice(folder.length) || '/'}${search}${hash}` : undefined;
}
