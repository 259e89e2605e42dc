import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git } from '../../renderer/platform/git';

/**
 * Makes a temporary folder for versions of this site, in which nothing is cached, and deletes it afterwards.
 * @param use called with the folder
 */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await git('.', ['worktree', 'prune']);
  }
}

/** Checks out a commit into a new folder, and installs its packages. */
export async function checkOut(commit: string, folder: string) {
  await git('.', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder, stdio: 'ignore' });
}

/** Copies the current site, including uncommitted changes, into a new folder. It shares the packages. */
export async function copyThisVersion(folder: string) {
  await git('.', ['worktree', 'add', '--quiet', '--detach', folder]);
  const deleted = await listFiles('--deleted');
  const changed = await listFiles('--modified', '--others', '--exclude-standard');
  for (const file of changed.filter((each) => !deleted.includes(each))) cpSync(file, join(folder, file));
  for (const file of deleted) rmSync(join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * Moves files and folders out of a checkout; they are deleted with everything else at the end. After thousands of files were
 * deleted, ext4 creates files slowly for minutes (recently_deleted() in fs/ext4/ialloc.c), which a fresh clone does not suffer from.
 */
export function moveAway(paths: readonly string[], checkout: string) {
  const aside = mkdtempSync(`${checkout}.removed-`);
  for (const [index, path] of paths.entries())
    if (existsSync(join(checkout, path))) renameSync(join(checkout, path), join(aside, String(index)));
}

async function listFiles(...which: string[]): Promise<string[]> {
  const list = await git('.', ['ls-files', '-z', ...which]);
  return list.split('\0').filter(Boolean);
}
