import type { PageFacts } from '../head/page-facts';
import { element, xmlDocument } from './xml';

/**
 * sitemap.xml (sitemaps.org/protocol.html): every page, and when its file was last changed.
 * @param changes the moment of the last change by the path of the content file; a page that is not in it has no date
 */
export function sitemap({ content, siteUrl }: PageFacts, changes: ReadonlyMap<string, string>): string {
  const urls = [...content.entries.values()].map(({ address, file }) => {
    const changed = changes.get(file);
    return element('url', [
      element('loc', siteUrl + address),
      ...(changed === undefined ? [] : [element('lastmod', changed)]),
    ]);
  });
  return xmlDocument(element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }));
}
