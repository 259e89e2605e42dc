import type { Dependency } from '../../renderer/html/dependency-tracking';
import type { PageRecord } from '../../renderer/html/rendered-page';
import type { Sources } from './sources';

/** The file beside client/ that tells what each page is made of. */
export const MANIFEST_FILE = 'content-manifest.json';

/** What a page is made of, for whoever asks what a change touches. */
export interface ManifestPage {
  /** A hash of its document. */
  hash: string;
  /** The content files that were looked at while it was made, by their paths inside the content folder. */
  files: string[];
  /** The claims that it may show, by their ids. */
  claims: string[];
}

/** @returns what a page is made of */
export function describePages(sources: Sources): (page: PageRecord) => ManifestPage {
  // Most dependencies are those of thousands of pages.
  const known = new Map<Dependency, string | undefined>();
  const fileOf = (dependency: Dependency) => {
    if (!known.has(dependency)) known.set(dependency, fileOfPart(dependency, sources));
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

function fileOfPart(dependency: Dependency, { lists, entries }: Sources): string | undefined {
  const [kind = '', ...rest] = dependency.split(' ');
  if (kind === 'facts' || kind === 'text') return entries.get(rest.join(' '));
  if (kind === 'anchorAliases') return lists.redirects;
  return Reflect.get(lists, kind);
}
