import type { WholeContent } from '../../content/schema/content';
import { redirects } from '../../content/schema/redirects';
import type { Site } from '../../content/schema/site';

/** The files that the parts of the content come from, see dependency-tracking.ts. */
export interface Sources {
  /** The file of each list, by the name of the list, and the file of the redirects. */
  lists: Readonly<Record<string, string>>;
  redirects: string;
  /** The file of each entry, by its address. */
  entries: ReadonlyMap<string, string>;
  /** The list of each token. */
  tokens: Readonly<Record<string, string>>;
  /** The items of lists that the fields of a file name, by the path of the file inside content/. */
  named: Readonly<Record<string, readonly NamedItem[]>>;
}

/** An item of a list. */
export interface NamedItem {
  list: string;
  item: string;
}

export function sourcesOf({ data: { entries, lists, naming } }: WholeContent, site: Site): Sources {
  const named: Record<string, NamedItem[]> = {};
  for (const [list, items] of Object.entries(naming))
    for (const [item, places] of Object.entries(items))
      for (const { file, isInField } of places) if (isInField) named[file] = [...(named[file] ?? []), { list, item }];
  const tokens = site.lists.flatMap(({ name, tokens }) =>
    Object.keys(tokens?.(lists[name]) ?? {}).map((id) => [id, name]),
  );
  return {
    lists: Object.fromEntries(site.lists.map(({ name, file }) => [name, file])),
    redirects: redirects.file,
    entries: new Map([...entries].map(([address, { file }]) => [address, file])),
    tokens: Object.fromEntries(tokens),
    named,
  };
}
