import type { Content, PageEntry } from './schema/content';
import { fillPlaceholders } from './schema/fill-placeholders';
import { addressOfPage, countOfPages, isList } from './schema/list-pages';

/**
 * Adds the further pages of long lists, such as /blog/page/2. They have no content file: rules see only the first page
 * of the list, and content can't link to the others, because their entries move.
 */
export function paginateLists(content: Content): Content {
  const further = [...content.entries.values()].flatMap((entry) =>
    entry.kind === 'page' ? furtherPages(entry, content) : [],
  );
  if (further.length === 0) return content;
  const entries = new Map(content.entries);
  for (const entry of further) entries.set(entry.address, entry);
  // `lists` stays as it is: further pages are on no list.
  return { ...content, entries };
}

function furtherPages(entry: PageEntry, content: Content): PageEntry[] {
  const lists = entry.data.sections
    .filter(isList)
    .map((section) => ({ section, count: countOfPages(section, content.lists) }));
  const count = Math.max(1, ...lists.map((list) => list.count));
  return Array.from({ length: count - 1 }, (_, index) => {
    const number = index + 2;
    const sections = lists
      .filter((list) => list.count >= number)
      .map(({ section }) => ({ ...section, text: undefined }));
    return furtherPage(entry, { number, count, sections }, content);
  });
}

interface Part {
  number: number;
  /** Of how many pages. */
  count: number;
  sections: PageEntry['data']['sections'];
}

function furtherPage(first: PageEntry, { number, count, sections }: Part, { words }: Content): PageEntry {
  const { name, description } = first.data;
  const fill = (template: string) =>
    fillPlaceholders(template, { number: String(number), count: String(count), name, description });
  return {
    ...first,
    address: addressOfPage(first.address, number),
    continues: { list: first.address, number },
    data: {
      ...first.data,
      name: fill(words.pagination.page),
      title: fill(words.pagination.title),
      description: fill(words.pagination.description),
      sections,
    },
    body: '',
    headings: [],
  };
}
