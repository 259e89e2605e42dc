import type { AnyEntry, EntryOf } from '../../content/schema/content';
import { type FeedFormat, feedsAt, listAt } from '../../content/schema/urls';
import type { PageFacts } from '../../html/head/page-facts';
import { pictureUrl } from '../../html/head/social-image-urls';
import { toTimestamp } from '../../html/head/to-timestamp';
import { atom } from './atom';
import { bodyHtml } from './body-html';
import type { Feed, FeedItem } from './feed';
import { jsonFeed } from './json-feed';
import { rss } from './rss';

/** Readers request a feed many times a day; older items are on the page. */
const NEWEST = 20;

const writers: Record<FeedFormat, (feed: Feed, address: string) => string> = { rss, atom, json: jsonFeed };

type NewsEntry = EntryOf<'article' | 'release'>;

/** The feeds of a page, by their addresses; none unless it is the first page of a list. */
export async function feedsOf(entry: AnyEntry, facts: PageFacts): Promise<[address: string, text: string][]> {
  const list = listAt(entry.address);
  if (!list) return [];
  const feed = await feedOf(entry, facts.content.lists[list].slice(0, NEWEST), facts);
  return feedsAt(entry.address).map(({ format, address }) => [address, writers[format](feed, facts.siteUrl + address)]);
}

async function feedOf({ address, data }: AnyEntry, newest: readonly NewsEntry[], facts: PageFacts): Promise<Feed> {
  const { content, siteUrl } = facts;
  const items = await Promise.all(newest.map((entry) => itemOf(entry, facts)));
  return {
    title: `${data.name} | ${content.site.name}`,
    description: data.description,
    page: siteUrl + address,
    site: siteUrl,
    publisher: content.site.name,
    items,
  };
}

async function itemOf(entry: NewsEntry, facts: PageFacts): Promise<FeedItem> {
  const { content, siteUrl } = facts;
  const { heading, excerpt, date } = entry.data;
  const author = entry.kind === 'article' ? content.authors[entry.data.author]?.name : undefined;
  return {
    url: siteUrl + entry.address,
    lang: entry.data.lang,
    title: heading,
    summary: excerpt,
    html: await bodyHtml(entry, facts),
    moment: toTimestamp(date),
    author: author ?? content.site.name,
    categories: entry.kind === 'article' ? [entry.data.category] : [],
    picture: pictureUrl(entry, facts),
  };
}
