import { groupBy } from '../../platform/group-by';
import type { AnyEntry, ArticleEntry, EntryOf } from './content';
import { newestFirst } from './dates';
import { isPaginated } from './list-pages';

type Entries = ReadonlyMap<string, AnyEntry>;

/** The entries of the site in lists, sorted once: thousands of pages ask for them. */
export interface EntryLists {
  /** Newest first, as are all lists of entries with a date. */
  articles: readonly ArticleEntry[];
  articlesByCategory: Readonly<Record<string, readonly ArticleEntry[]>>;
  articlesByAuthor: Readonly<Record<string, readonly ArticleEntry[]>>;
  releases: readonly EntryOf<'release'>[];
  /** By the place in their front matter, then by heading. */
  openings: readonly EntryOf<'opening'>[];
  /** In the order of their files, as are the lists that follow. */
  hubs: readonly EntryOf<'hub'>[];
  legal: readonly EntryOf<'legal'>[];
  /** Lists that don't grow over time. */
  evergreen: readonly AnyEntry[];
}

export function entryListsOf(entries: Entries): EntryLists {
  const all = [...entries.values()];
  const articles = newestFirst(all.filter(isOfKind('article')));
  const others = all.filter((entry) => entry.kind !== 'article');
  return {
    articles,
    articlesByCategory: articlesBy('category', articles),
    articlesByAuthor: articlesBy('author', articles),
    releases: newestFirst(others.filter(isOfKind('release'))),
    openings: others.filter(isOfKind('opening')).sort(byPlace),
    hubs: others.filter(isOfKind('hub')),
    legal: others.filter(isOfKind('legal')),
    evergreen: others.filter((entry) => entry.kind !== 'release' && !isPaginated(entry)),
  };
}

function byPlace({ data: a }: EntryOf<'opening'>, { data: b }: EntryOf<'opening'>): number {
  const place = ({ order }: typeof a) => Number(order ?? Number.POSITIVE_INFINITY);
  // Infinity less Infinity is no number.
  return place(a) === place(b) ? a.heading.localeCompare(b.heading, 'en') : place(a) - place(b);
}

/** The lists of articles by the value of a field. */
export const groupedLists = ['articlesByCategory', 'articlesByAuthor'] as const;
type GroupedList = (typeof groupedLists)[number];

/** The names of the lists, with something else than a list of entries for each. */
export type ListsOf<Kind> = {
  [Name in keyof EntryLists]: Name extends GroupedList ? Readonly<Record<string, Kind>> : Kind;
};

/** Maps each list. */
export function mapEachList<From, To>(lists: ListsOf<From>, to: (list: From) => To): ListsOf<To> {
  const mapGroups = (groups: Readonly<Record<string, From>>) =>
    recordOf(Object.entries(groups).map(([name, list]) => [name, to(list)]));
  return {
    articles: to(lists.articles),
    articlesByCategory: mapGroups(lists.articlesByCategory),
    articlesByAuthor: mapGroups(lists.articlesByAuthor),
    releases: to(lists.releases),
    openings: to(lists.openings),
    hubs: to(lists.hubs),
    legal: to(lists.legal),
    evergreen: to(lists.evergreen),
  };
}

/** How many related articles are offered. */
export const RELATED_ARTICLES = 3;

/** What to read after an article: the newest of its category, then the newest of the others. */
export function relatedTo({ address, data }: ArticleEntry, lists: EntryLists, count: number): ArticleEntry[] {
  const related = new Set<ArticleEntry>();
  for (const list of [lists.articlesByCategory[data.category] ?? [], lists.articles]) {
    // By index, so that a page that shows the first few depends only on these, not on the length of the list.
    for (let index = 0; related.size < count; index += 1) {
      const other = list[index];
      if (!other) break;
      if (other.address !== address) related.add(other);
    }
  }
  return [...related];
}

function articlesBy(field: 'category' | 'author', articles: readonly ArticleEntry[]) {
  return recordOf(groupBy(articles, ({ data }) => data[field]));
}

/** A record without the properties of every object: a category may be named like one of them. */
function recordOf<Value>(entries: Iterable<[name: string, value: Value]>): Record<string, Value> {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

export function isOfKind<Kind extends AnyEntry['kind']>(kind: Kind) {
  return (entry: AnyEntry): entry is EntryOf<Kind> => entry.kind === kind;
}
