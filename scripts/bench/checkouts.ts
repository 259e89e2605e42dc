import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
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

async function listFiles(...which: string[]): Promise<string[]> {
  const list = await git('.', ['ls-files', '-z', ...which]);
  return list.split('\0').filter(Boolean);
}
