import type { Section } from '../../../components/sections/registry';
import type { AnyEntry, ArticleEntry, Content, PageEntry } from './content';
import type { EntryLists } from './entry-lists';

/** How many entries a list shows on one page: each article has a drawn cover, which is most of the weight of the page. */
const PAGE_SIZE = 12;

const growing = ['articles', 'releases'] as const;

export type ListSection = Extract<Section, { type: (typeof growing)[number] }>;

/** Whether a section lists entries that grow in number over time. */
export function isList(section: Section): section is ListSection {
  return growing.some((type) => type === section.type);
}

/** How many pages a list has, at least 1. */
export function countOfPages(section: ListSection, lists: EntryLists): number {
  const { length } = section.type === 'articles' ? articlesIn(section, lists) : lists[section.type];
  return Math.max(1, Math.ceil(length / PAGE_SIZE));
}

/** The articles that a section lists. */
export function articlesIn(
  { author }: Extract<Section, { type: 'articles' }>,
  lists: EntryLists,
): readonly ArticleEntry[] {
  return author === undefined ? lists.articles : (lists.articlesByAuthor[author] ?? []);
}

/** What a page of a list shows. @param number which page, from 1 */
export function onPage<Item>(list: readonly Item[], number: number): Item[] {
  return list.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
}

/** The address of a page of a list. @param number which page, from 1 */
export function addressOfPage(list: string, number: number): string {
  if (number === 1) return list;
  return `${list === '/' ? '' : list}/page/${number}`;
}

/** Whether an address is reserved for a further page of a list: /blog/page/2 if /blog lists articles. */
export function isPageOfList(address: string, entries: Pick<Content['entries'], 'get'>): boolean {
  const list = /^(.*)\/page\/\d+$/.exec(address)?.[1];
  const entry = list === undefined ? undefined : entries.get(list || '/');
  return entry?.kind === 'page' && entry.data.sections.some(isList);
}

/** Which page of its list a page is, from 1, and the address of the first. */
export function paginationOf({ address, continues }: PageEntry): { list: string; number: number } {
  return continues ?? { list: address, number: 1 };
}

/** Whether a page is a further page of a list, which has no file. */
export function isPaginated(entry: AnyEntry): boolean {
  return entry.kind === 'page' && entry.continues !== undefined;
}
