import type { Entry } from './content';
import type { ImageSize } from './social-image-sizes';

/** The paths of everything that belongs to a page. Each begins with a slash, and is both an address and a file. */

/** The document of a page: /about.html is the page /about. */
export function htmlFileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The address of the page of an HTML file. */
export function addressOfHtmlFile(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/** The Markdown version of a page. */
export function markdownAddressOf({ address }: Pick<Entry, 'address'>): string {
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

/** The feeds of a page with feeds, one for each format. */
export function feedsAt(page: string): { format: FeedFormat; address: string }[] {
  return (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    format,
    address: `${page}/${feedFormats[format].file}`,
  }));
}

/** The page whose feed is at an address; undefined if no feed is there. @param feeds of the site, see define-site.ts */
export function pageOfFeed(address: string, feeds: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(feeds).find((page) => feedsAt(page).some((feed) => feed.address === address));
}
