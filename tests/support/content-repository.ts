import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentOf } from './content-of';
import { gitIn } from './git';

const IMPRINT = readFileSync(new URL('../fixtures/imprint.mdx', import.meta.url), 'utf8');

/**
 * A real git repository for a test: the content of contentOf and a legal text, committed on the branch main, with a
 * branch named edit checked out.
 * @param files texts to commit on main, by path inside the content folder; undefined omits the file
 */
export function contentRepository(files: Record<string, string | undefined> = {}) {
  const root = contentOf({ 'legal/imprint.mdx': IMPRINT, ...files });
  const folder = dirname(root);
  const git = gitIn(folder);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Content');
  git('checkout', '--quiet', '-b', 'edit');
  return {
    root,
    folder,
    git,
    commit() {
      git('add', '--all');
      git('commit', '--quiet', '-m', 'Edit');
    },
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    /** Replaces a text in a file. */
    edit(path: string, from: string, to: string) {
      const text = readFileSync(join(root, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
      writeFileSync(join(root, path), text.replaceAll(from, to));
    },
    rename: (from: string, to: string) => renameSync(join(root, from), join(root, to)),
    remove: (path: string) => rmSync(join(root, path), { recursive: true }),
  };
}
