import type { Content, PageEntry } from '../../../content/schema/content';
import { addressOfPage, countOfPages, type ListSection, paginationOf } from '../../../content/schema/list-pages';
import { type Blocks, linkLine } from '../nodes';

/** The pages of a long list before and after this one. */
export function pagination(section: ListSection, entry: PageEntry, { words, lists }: Content): Blocks {
  const { list, number } = paginationOf(entry);
  const linkTo = (label: string, page: number) => ({ label, href: addressOfPage(list, page) });
  return linkLine(
    number > 1 ? linkTo(words.pagination.previous, number - 1) : undefined,
    number < countOfPages(section, lists) ? linkTo(words.pagination.next, number + 1) : undefined,
  );
}
