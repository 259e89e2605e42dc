import { element, xmlDocument } from '../xml';
import type { Feed, FeedItem } from './feed';

/** RSS 2.0 (rssboard.org/rss-specification), with the whole text and the author from the usual modules. */
export function rss({ title, description, language, page, items }: Feed, address: string): string {
  const channel = element('channel', [
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', language),
    element('atom:link', '', { href: address, rel: 'self', type: 'application/rss+xml' }),
    ...items.map(item),
  ]);
  const modules = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return xmlDocument(element('rss', [channel], { version: '2.0', ...modules }));
}

function item({ url, lang, title, summary, html, moment, author, categories }: FeedItem): string {
  return element('item', [
    element('title', title),
    element('link', url),
    element('guid', url, { isPermaLink: 'true' }),
    element('pubDate', new Date(moment).toUTCString()),
    element('dc:creator', author),
    ...(lang === undefined ? [] : [element('dc:language', lang)]),
    ...categories.map((category) => element('category', category)),
    element('description', summary),
    element('content:encoded', html),
  ]);
}
