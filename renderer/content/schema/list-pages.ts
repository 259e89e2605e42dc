import type { Content, Entry } from './content';
import type { Kind } from './define-kind';
import { type DefinedSection, isSection, type SectionData } from './define-section';
import { sectionsOf } from './sections-of';

/** What of a site makes lists. */
export interface Listing {
  kinds: readonly Kind[];
  sections: readonly DefinedSection[];
}

/** The entries that a section lists; undefined if it lists nothing that grows over time. */
export function entriesIn(section: SectionData, { sections }: Listing, content: Content): readonly Entry[] | undefined {
  return sections.find((type) => isSection(section, type))?.lists?.(section, content);
}

/** The entries that a page of a kind lists itself. */
export function entriesOn(entry: Entry, { kinds }: Listing, content: Content): readonly Entry[] | undefined {
  return kinds.find(({ name }) => name === entry.kind)?.lists?.(entry, content);
}

/** How many pages a list has, at least 1. */
export function countOfPages({ length }: readonly unknown[], pageSize: number): number {
  return Math.max(1, Math.ceil(length / pageSize));
}

/** What a page shows of a long list, which page of how many it is, from 1, and the addresses of the others. */
export function partOnPage<Item>(all: readonly Item[], { address, continues }: Entry, { pageSize }: Content) {
  const { list, number } = continues ?? { list: address, number: 1 };
  const items = all.slice((number - 1) * pageSize, number * pageSize);
  const addressOf = (page: number) => addressOfPage(list, page);
  return { items, number, count: countOfPages(all, pageSize), addressOf };
}

/** The address of a page of a list. @param number which page, from 1 */
export function addressOfPage(list: string, number: number): string {
  if (number === 1) return list;
  return `${list === '/' ? '' : list}/page/${number}`;
}

/** Whether an address is reserved for a further page of a list: /blog/page/2 if /blog lists articles. */
export function isPageOfList(
  address: string,
  entries: Pick<ReadonlyMap<string, Entry>, 'get'>,
  listing: Listing,
): boolean {
  const list = /^(.*)\/page\/\d+$/.exec(address)?.[1];
  const entry = list === undefined ? undefined : entries.get(list || '/');
  return entry !== undefined && hasList(entry, listing);
}

/** Whether a page has a list that may go on at further pages. */
function hasList(entry: Entry, { kinds, sections }: Listing): boolean {
  const growing = sections.filter(({ lists }) => lists !== undefined);
  return (
    kinds.some(({ name, lists }) => name === entry.kind && lists !== undefined) ||
    sectionsOf(entry).some((section) => growing.some((type) => isSection(section, type)))
  );
}
