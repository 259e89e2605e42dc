import { type Dependency, type DependencyText, readDependency } from '../../html/dependency-tracking';
import type { PageRecord } from '../../html/rendered-page';
import { groupBy } from '../../platform/group-by';
import type { NamedItem, Sources } from './source-files';

/** The file beside client/ that lists what each page depends on. */
export const MANIFEST_FILE = 'content-manifest.json';

/** What a page depends on: it answers which pages a change affects. */
export interface ManifestPage {
  /** A hash of its document. */
  hash: string;
  /** The content files that were read while it was rendered, by their paths inside the content folder. */
  files: string[];
  /** The items that it may show, by the names of their lists. */
  items: Record<string, string[]>;
}

/** The source of an answer. */
interface Origin {
  file: string | undefined;
  item: NamedItem | undefined;
}

/** @returns a function that describes a page */
export function describePages(sources: Sources): (page: PageRecord) => ManifestPage {
  // Most dependencies are shared by thousands of pages.
  const known = new Map<DependencyText, Origin>();
  const originOf = (text: DependencyText) => {
    const origin = known.get(text) ?? originOfDependency(readDependency(text), sources);
    known.set(text, origin);
    return origin;
  };
  return ({ hash, dependencies }) => {
    const origins = dependencies.map(originOf);
    const files = new Set(origins.flatMap(({ file }) => file ?? []));
    const items = origins.flatMap(({ item }) => item ?? []);
    const named = [...files].flatMap((file) => sources.named[file] ?? []);
    return { hash, files: [...files].sort(), items: byList([...items, ...named]) };
  };
}

function byList(named: readonly NamedItem[]): Record<string, string[]> {
  const lists = groupBy(named, ({ list }) => list);
  return Object.fromEntries(
    [...lists].map(([list, items]) => [list, [...new Set(items.map(({ item }) => item))].sort()]),
  );
}

function originOfDependency(asked: Dependency, { lists, redirects, entries, tokens }: Sources): Origin {
  const item = itemOf(asked, tokens);
  if ('page' in asked) return { file: asked.part === 'existence' ? undefined : entries.get(asked.page), item };
  if ('anchorAliases' in asked || 'movedQueries' in asked) return { file: redirects, item };
  const list = 'list' in asked ? asked.list : 'token' in asked ? tokens[asked.token] : undefined;
  return { file: list === undefined ? undefined : lists[list], item };
}

function itemOf(asked: Dependency, tokens: Sources['tokens']): NamedItem | undefined {
  if ('list' in asked && asked.item !== undefined) return { list: asked.list, item: asked.item };
  const list = 'token' in asked ? tokens[asked.token] : undefined;
  return 'token' in asked && list !== undefined ? { list, item: asked.token } : undefined;
}
