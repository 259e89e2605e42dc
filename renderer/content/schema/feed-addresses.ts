/** The formats that a feed is written in; programs know them by their media type. */
export const feedFormats = {
  rss: { file: 'feed.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

/** The pages that list what feeds carry, and which list of entries that is. */
export const feedLists = { '/blog': 'articles', '/press': 'releases' } as const;

/** The feeds of a page, one a format; none where the page is no list. */
export function feedsAt(list: string): { format: FeedFormat; address: string }[] {
  if (!listAt(list)) return [];
  return (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    format,
    address: `${list}/${feedFormats[format].file}`,
  }));
}

/** Which list of entries the feeds of a page carry; undefined where it has none. */
export function listAt(address: string): 'articles' | 'releases' | undefined {
  return Object.entries(feedLists).find(([list]) => list === address)?.[1];
}
