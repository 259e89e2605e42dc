import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve, sep } from 'node:path';
import { type LoadResult, loadContent } from '../../content/index';
import type { FileCache } from '../../content/parse/file-cache';
import { kindAt, readInside } from '../../platform/contained-files';
import { askGit, git } from '../../platform/git';
import { site } from '../shared/site';
import type { Base } from './find-base';

/**
 * The content at the base of a branch, written by git into a temporary folder.
 * @param root the content folder of the branch
 */
export async function baseContent(root: string, base: Base, cache: FileCache): Promise<LoadResult> {
  const temporary = await mkdtemp(join(tmpdir(), 'content-base-'));
  try {
    const folder = join(temporary, basename(resolve(root)));
    await mkdir(folder);
    await writeTree(root, base, folder, join(temporary, 'index'));
    const before = await loadContent(folder, { site, cache });
    return before.checked ? before : await withListsOf(root, folder, before);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Writes the content folder of a commit to another folder, without touching the work tree and the index. */
async function writeTree(root: string, { commit }: Base, folder: string, index: string) {
  const top = await git(root, ['rev-parse', '--show-toplevel']);
  const path = await git(root, ['rev-parse', '--show-prefix']);
  const tree = await askGit(top, ['rev-parse', '--verify', '--quiet', `${commit}:${path.replace(/\/$/, '')}`]);
  // A commit before the first content has no such folder.
  if (!tree) return;
  await git(top, ['read-tree', tree], { GIT_INDEX_FILE: index });
  const prefix = `--prefix=${folder.split(sep).join('/')}/`;
  await git(top, ['checkout-index', '--all', '--quiet', prefix], { GIT_INDEX_FILE: index });
}

/**
 * Linking needs all data files. One that the base doesn't have, or not in the form of today's schemas, is taken from
 * the branch: pages, anchors and texts can still be compared.
 */
async function withListsOf(root: string, folder: string, before: LoadResult): Promise<LoadResult> {
  for (const { file } of site.lists) {
    const isBroken = before.diagnostics.some((diagnostic) => diagnostic.file.endsWith(`/${file}`));
    if (!isBroken || kindAt(root, file) !== 'file') continue;
    // In the base it may be a symbolic link, which must not be written through.
    await rm(join(folder, file), { recursive: true, force: true });
    await writeFile(join(folder, file), readInside(root, file), { flag: 'wx' });
  }
  const repaired = await loadContent(folder, { site });
  return { ...repaired, sources: before.sources, diagnostics: [...before.diagnostics, ...repaired.diagnostics] };
}
