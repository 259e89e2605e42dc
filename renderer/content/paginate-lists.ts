import type { Entry, WholeContent } from './schema/content';
import type { SiteDefinition } from './schema/define-site';
import { addressOfPage, countOfPages, entriesIn, entriesOn } from './schema/list-pages';
import { openContent } from './schema/open-content';
import { sectionsOf } from './schema/sections-of';

/**
 * Adds the further pages of long lists, such as /blog/page/2. They have no content file: rules see only the first page
 * of the list, and content can't link to further pages, because their entries move.
 */
export function paginateLists(content: WholeContent, site: SiteDefinition): WholeContent {
  const { furtherPage } = site.labels(content);
  const further = [...content.entries.values()].flatMap((entry) => {
    const lists = sectionsOf(entry).flatMap((section) => {
      const listed = entriesIn(section, site, content);
      return listed ? [{ section, count: countOfPages(listed, site.pageSize) }] : [];
    });
    const own = countOfPages(entriesOn(entry, site, content) ?? [], site.pageSize);
    const count = Math.max(own, ...lists.map((list) => list.count));
    return Array.from({ length: count - 1 }, (_, index): Entry => {
      const number = index + 2;
      const page = furtherPageOf(entry, number, furtherPage({ head: entry.data, number, count }));
      if (lists.length === 0) return page;
      const sections = lists
        .filter((list) => list.count >= number)
        .map(({ section }) => ({ ...section, text: undefined }));
      return { ...page, data: Object.assign(page.data, { sections }) };
    });
  });
  if (further.length === 0) return content;
  // `kinds` stays as it is: further pages are on no list.
  const added = further.map((entry): [string, Entry] => [entry.address, entry]);
  return openContent({ ...content.data, entries: new Map([...content.entries, ...added]) });
}

/** @param head the fields that say which page it is */
function furtherPageOf(first: Entry, number: number, head: Partial<Entry['data']>): Entry {
  return {
    ...first,
    address: addressOfPage(first.address, number),
    // The home page is above no other in breadcrumbs.
    parent: first.address === '/' ? undefined : first.address,
    continues: { list: first.address, number },
    data: { ...first.data, ...head },
    body: '',
    headings: [],
  };
}
