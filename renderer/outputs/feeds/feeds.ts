import type { Entry } from '../../content/schema/content';
import type { SiteDefinition } from '../../content/schema/define-site';
import type { PageFacts } from '../../content/schema/page-facts';
import { type FeedFormat, feedsAt } from '../../content/schema/urls';
import { pictureUrl } from '../../html/head/social-image-urls';
import { newsOf, withItsTemplate } from '../../html/templates';
import { atom } from './atom';
import { bodyHtml, photoHtml } from './body-html';
import type { Feed, FeedItem } from './feed';
import { jsonFeed } from './json-feed';
import { rss } from './rss';

/** Readers request a feed many times a day; older items are on the page. */
const NEWEST = 20;

const writers: Record<FeedFormat, (feed: Feed, address: string) => string> = { rss, atom, json: jsonFeed };

export type FeedFacts = PageFacts & { site: SiteDefinition };

/** The feeds of a page, by their addresses; empty unless it is the first page of a list. */
export async function feedsOf(entry: Entry, facts: FeedFacts): Promise<[address: string, text: string][]> {
  const kind = facts.site.feeds[entry.address];
  if (!kind) return [];
  const feed = await feedOf(entry, facts.content.all(kind).slice(0, NEWEST), facts);
  return feedsAt(entry.address).map(({ format, address }) => [address, writers[format](feed, facts.siteUrl + address)]);
}

async function feedOf({ address, data }: Entry, newest: readonly Entry[], facts: FeedFacts): Promise<Feed> {
  const { content, siteUrl } = facts;
  const { name } = facts.site.about(content);
  const items = await Promise.all(newest.map((entry) => itemOf(entry, facts)));
  return {
    title: `${data.name} | ${name}`,
    description: data.description,
    language: content.language,
    page: siteUrl + address,
    site: siteUrl,
    publisher: name,
    items,
  };
}

async function itemOf(entry: Entry, facts: FeedFacts): Promise<FeedItem> {
  const { content, siteUrl } = facts;
  const news = newsOf(await withItsTemplate(entry, facts.site), content);
  if (!news) throw new Error(`${entry.file} is in a feed, but no news`);
  const { author = facts.site.about(content).name, categories = [], photo, ...told } = news;
  return {
    url: siteUrl + entry.address,
    lang: entry.data.lang,
    ...told,
    html: (photo ? photoHtml(photo, facts) : '') + (await bodyHtml(entry, facts)),
    author,
    categories,
    picture: pictureUrl(entry, facts),
  };
}
