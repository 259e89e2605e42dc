import type { Content, Entry } from './content';
import type { Kind } from './define-kind';
import { type DefinedSection, isSection, type SectionData } from './define-section';
import { sectionsOf } from './sections-of';

/** How many entries a list shows on one page: each article has a drawn cover, which is most of the weight of the page. */
const PAGE_SIZE = 12;

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
export function countOfPages({ length }: readonly Entry[]): number {
  return Math.max(1, Math.ceil(length / PAGE_SIZE));
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

/** Which page of its list a page is, from 1, and the address of the first. */
export function paginationOf({ address, continues }: Entry): { list: string; number: number } {
  return continues ?? { list: address, number: 1 };
}
