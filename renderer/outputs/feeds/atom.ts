import { element, xmlDocument } from '../xml';
import type { Feed, FeedItem } from './feed';

/** Atom (RFC 4287). */
export function atom({ title, description, language, page, publisher, site, items }: Feed, address: string): string {
  const [newest] = items;
  const parts = [
    element('id', address),
    element('title', title),
    element('subtitle', description),
    // An empty feed has never been updated, but Atom requires a date.
    element('updated', newest?.moment ?? '1970-01-01T00:00:00Z'),
    element('link', '', { rel: 'self', type: 'application/atom+xml', href: address }),
    element('link', '', { rel: 'alternate', type: 'text/html', href: page }),
    element('author', [element('name', publisher), element('uri', `${site}/`)]),
    element('icon', `${site}/favicon.svg`),
    ...items.map(entry),
  ];
  return xmlDocument(element('feed', parts, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }));
}

function entry({ url, lang, title, summary, html, moment, author, categories }: FeedItem): string {
  const attributes: Record<string, string> = lang === undefined ? {} : { 'xml:lang': lang };
  const parts = [
    element('id', url),
    element('title', title),
    element('link', '', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', moment),
    element('updated', moment),
    element('author', [element('name', author)]),
    ...categories.map((category) => element('category', '', { term: category })),
    element('summary', summary),
    element('content', html, { type: 'html' }),
  ];
  return element('entry', parts, attributes);
}
