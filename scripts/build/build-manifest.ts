import type { Dependency } from '../../renderer/html/dependency-tracking';
import type { PageRecord } from '../../renderer/html/rendered-page';
import type { Sources } from './source-files';

/** The file beside client/ that lists what each page depends on. */
export const MANIFEST_FILE = 'content-manifest.json';

/** What a page depends on: it answers which pages a change affects. */
export interface ManifestPage {
  /** A hash of its document. */
  hash: string;
  /** The content files that were read while it was rendered, by their paths inside the content folder. */
  files: string[];
  /** The claims that it may show, by their ids. */
  claims: string[];
}

/** @returns a function that describes a page */
export function describePages(sources: Sources): (page: PageRecord) => ManifestPage {
  // Most dependencies are shared by thousands of pages.
  const known = new Map<Dependency, string | undefined>();
  const fileOf = (dependency: Dependency) => {
    if (!known.has(dependency)) known.set(dependency, fileOfDependency(dependency, sources));
    return known.get(dependency);
  };
  return ({ hash, dependencies }) => {
    const files = new Set<string>();
    const claims = new Set<string>();
    for (const dependency of dependencies) {
      const file = fileOf(dependency);
      if (file !== undefined) files.add(file);
      if (dependency.startsWith('claims ')) claims.add(dependency.slice('claims '.length));
    }
    for (const file of files) for (const claim of sources.claimsByFile[file] ?? []) claims.add(claim);
    return { hash, files: [...files].sort(), claims: [...claims].sort() };
  };
}

function fileOfDependency(dependency: Dependency, { lists, entries }: Sources): string | undefined {
  const [kind = '', ...rest] = dependency.split(' ');
  if (kind === 'facts' || kind === 'text') return entries.get(rest.join(' '));
  if (kind === 'anchorAliases') return lists.redirects;
  return Reflect.get(lists, kind);
}
