import type { EntryOf } from '../content/schema/content';
import { momentOfDay } from '../head/moment-of-day';
import type { PageFacts } from '../head/page-facts';
import { pictureUrl } from '../head/picture-urls';
import { atom } from './atom';
import { bodyHtml } from './body-html';
import type { Feed, FeedItem } from './feed';
import { type FeedFormat, feedLists, feedsAt } from './feed-addresses';
import { jsonFeed } from './json-feed';
import { rss } from './rss';

/** Readers ask for a feed many times a day; what is older stands on the page. */
const NEWEST = 20;

const writers: Record<FeedFormat, (feed: Feed, address: string) => string> = { rss, atom, json: jsonFeed };

/** The feeds of the blog and the press page, by their addresses. */
export async function feeds(facts: PageFacts): Promise<[address: string, text: string][]> {
  const written = await Promise.all(
    Object.entries(feedLists).map(async ([list, kind]) => {
      const feed = await feedOf(list, kind, facts);
      return feedsAt(list).flatMap(({ format, address }): [string, string][] =>
        feed ? [[address, writers[format](feed, facts.siteUrl + address)]] : [],
      );
    }),
  );
  return written.flat();
}

async function feedOf(list: string, kind: 'articles' | 'releases', facts: PageFacts): Promise<Feed | undefined> {
  const { content, siteUrl } = facts;
  const page = content.entries.get(list);
  if (!page) return undefined;
  const items = await Promise.all(
    content.lists[kind]
      .slice(0, NEWEST)
      .map((entry) => itemOf(entry, facts)),
  );
  return {
    title: `${page.data.name} | ${content.site.name}`,
    description: page.data.description,
    page: siteUrl + list,
    site: siteUrl,
    publisher: content.site.name,
    items,
  };
}

async function itemOf(entry: EntryOf<'article' | 'release'>, facts: PageFacts): Promise<FeedItem> {
  const { content, siteUrl } = facts;
  const { heading, excerpt, date } = entry.data;
  const author = entry.kind === 'article' ? content.authors[entry.data.author]?.name : undefined;
  return {
    url: siteUrl + entry.address,
    title: heading,
    summary: excerpt,
    html: await bodyHtml(entry, facts),
    moment: momentOfDay(date),
    author: author ?? content.site.name,
    categories: entry.kind === 'article' ? [entry.data.category] : [],
    picture: pictureUrl(entry, facts),
  };
}
