import type { SiteFacts } from '../content/schema/page-facts';
import { isUnlisted } from '../content/schema/publication';
import { element, xmlDocument } from './xml';

/** The most pages in one file (sitemaps.org/protocol.html#index). */
const MAX_ADDRESSES = 50_000;

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/**
 * The sitemap (sitemaps.org/protocol.html), by the addresses of its files: every page, and when its file was last
 * changed. sitemap.xml has all pages, or if there are too many, it is the index of sitemap-1.xml and so on.
 * @param changes the moment of the last change by the path of the content file; a page that is not in it has no date
 * @param most the most pages in one file
 */
export function sitemap(
  { content, siteUrl }: SiteFacts,
  changes: ReadonlyMap<string, string>,
  most = MAX_ADDRESSES,
): [address: string, text: string][] {
  const listed = [...content.entries.values()].filter((entry) => !isUnlisted(entry));
  const urls = listed.map(({ address, file }) => {
    const changed = changes.get(file);
    return element('url', [
      element('loc', siteUrl + address),
      ...(changed === undefined ? [] : [element('lastmod', changed)]),
    ]);
  });
  if (urls.length <= most) return [['/sitemap.xml', urlset(urls)]];
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, index): [string, string] => [
    `/sitemap-${index + 1}.xml`,
    urlset(urls.slice(index * most, (index + 1) * most)),
  ]);
  const index = parts.map(([address]) => element('sitemap', [element('loc', siteUrl + address)]));
  return [['/sitemap.xml', xmlDocument(element('sitemapindex', index, NAMESPACE))], ...parts];
}

function urlset(urls: readonly string[]): string {
  return xmlDocument(element('urlset', urls, NAMESPACE));
}
