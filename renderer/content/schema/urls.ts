import type { AnyEntry } from './content';
import type { ImageSize } from './social-image-sizes';

/** The paths of everything that belongs to a page. Each begins with a slash, and is both an address and a file. */

/** The document of a page: /about.html is the page /about. */
export function htmlFileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The address of the page whose document a file is. */
export function addressOfHtmlFile(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/** The Markdown version of a page. */
export function markdownAddressOf({ address }: Pick<AnyEntry, 'address'>): string {
  return address === '/' ? '/index.md' : `${address}.md`;
}

/** The social image of a page, such as /social/about.png or /social/blog/news-4x3.png. */
export function socialImageAddressOf(address: string, { name }: ImageSize): string {
  const page = address === '/' ? '/index' : address;
  return `/social${page}${name === 'card' ? '' : `-${name}`}.png`;
}

/** The formats that a feed is written in; programs know them by their media type. */
export const feedFormats = {
  rss: { file: 'feed.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

/** The pages with feeds, and the list of entries of each. */
export const feedLists = { '/blog': 'articles', '/press': 'releases' } as const;

/** The feeds of a page, one per format; none if the page has no list. */
export function feedsAt(list: string): { format: FeedFormat; address: string }[] {
  if (!listAt(list)) return [];
  return (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    format,
    address: `${list}/${feedFormats[format].file}`,
  }));
}

/** The list of entries in the feeds of a page; undefined if it has none. */
export function listAt(address: string): 'articles' | 'releases' | undefined {
  return Object.entries(feedLists).find(([list]) => list === address)?.[1];
}
