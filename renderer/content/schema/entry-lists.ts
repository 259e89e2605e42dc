import type { AnyEntry, ArticleEntry, Content, EntryOf } from './content';
import { newestFirst } from './newest-first';

type Entries = Content['entries'];

/** The entries of a kind: those with a date newest first, the others in the order of their files. */
export const entriesOf = {
  article: once((entries) => newestFirst(ofKind('article', entries))),
  release: once((entries) => newestFirst(ofKind('release', entries))),
  opening: once((entries) => ofKind('opening', entries)),
  hub: once((entries) => ofKind('hub', entries)),
  legal: once((entries) => ofKind('legal', entries)),
};

const articlesByCategory = once((entries) => {
  const byCategory = new Map<string, ArticleEntry[]>();
  for (const article of entriesOf.article(entries)) {
    const others = byCategory.get(article.data.category);
    if (others) others.push(article);
    else byCategory.set(article.data.category, [article]);
  }
  return byCategory;
});

/** What to read after an article: the newest of its category, then the newest of the others. */
export function relatedTo({ address, data }: ArticleEntry, entries: Entries, count: number): ArticleEntry[] {
  const related = new Set<ArticleEntry>();
  for (const list of [articlesByCategory(entries).get(data.category) ?? [], entriesOf.article(entries)]) {
    for (const other of list) {
      if (related.size === count) return [...related];
      if (other.address !== address) related.add(other);
    }
  }
  return [...related];
}

/** A list that thousands of pages ask for is made once for each content. */
function once<List extends object>(make: (entries: Entries) => List): (entries: Entries) => List {
  const made = new WeakMap<Entries, List>();
  return (entries) => {
    const list = made.get(entries) ?? make(entries);
    made.set(entries, list);
    return list;
  };
}

function ofKind<Kind extends AnyEntry['kind']>(kind: Kind, entries: Entries): readonly EntryOf<Kind>[] {
  return [...entries.values()].filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
}
