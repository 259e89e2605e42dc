import { identityOf } from '../../content/diagnostics/diagnostic';
import { type LoadOptions, type LoadResult, loadContent } from '../../content/index';
import { FileCache } from '../../content/parse/file-cache';
import { countOf } from '../../content/text/count-of';
import { site } from '../shared/site';
import { baseContent } from './base-content';
import { findBase } from './find-base';

/** The result of checking a branch. */
export interface Branch extends LoadResult {
  /** A short description of the base. */
  comparedWith: string;
  /** The files that it changed, added and deleted ones included. */
  changed: ReadonlySet<string>;
}

/**
 * The content of a branch, with the diagnostics of the branch: in files that it changed, and elsewhere diagnostics that
 * it caused. The whole content is checked on both sides, so that nothing is missed.
 * @param root the content folder
 * @param named the base branch, see find-base.ts
 * @throws BaseNotFoundError if there is nothing to compare with
 */
export async function checkBranch(
  root: string,
  named?: string,
  { cache = new FileCache(), texts }: Pick<LoadOptions, 'cache' | 'texts'> = {},
): Promise<Branch> {
  const base = await findBase(root, named);
  const before = await baseContent(root, base, cache);
  const now = await loadContent(root, { site, before: before.checked, cache, texts });
  const known = new Set(before.diagnostics.map(identityOf));
  const isTouched = (file: string) => before.sources.get(file) !== now.sources.get(file);
  const changed = new Set([...before.sources.keys(), ...now.sources.keys()].filter(isTouched));
  return {
    ...now,
    diagnostics: now.diagnostics.filter(
      (diagnostic) => isTouched(diagnostic.file) || !known.has(identityOf(diagnostic)),
    ),
    comparedWith: `${base.name} at ${base.commit.slice(0, 7)}: ${countOf(changed.size, 'changed file')}`,
    changed,
  };
}
