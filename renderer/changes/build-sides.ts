import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { git } from '../content/branch/git';
import { type BuiltSite, readSite } from './read-site';

const run = promisify(execFile);

/** What git doesn't keep and a build needs, or is faster with: the packages, the social images that are drawn already. */
const SHARED = ['node_modules', '.cache/social'];

/** A built side of the comparison. */
interface Side {
  dist: string;
  site: BuiltSite;
}

/** Why a side can't be compared, in words for whoever called the command. */
export class NotBuilt extends Error {}

/**
 * Builds the site as it was at a commit and as it is now, each with its own code, by the ordinary build command. The work
 * tree stays as it is; all that was written is deleted in the end.
 * @param commit the commit to compare with
 * @param use what is done with both sides while they are there
 * @throws NotBuilt where a build fails
 */
export async function withBothSides<Result>(
  commit: string,
  use: (before: Side, after: Side) => Promise<Result>,
): Promise<Result> {
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'site-base-')));
  const base = join(temporary, 'site');
  // A finished build is moved into place, so it lies on the disk of its code.
  const out = `dist.changes-${process.pid}`;
  try {
    await git('.', ['worktree', 'add', '--quiet', '--detach', base, commit]);
    await share(base);
    const sides = await Promise.allSettled([build(base, out, 'as it was'), build(resolve('.'), out, 'as it is now')]);
    const [before, after] = sides.map((side) => {
      if (side.status === 'rejected') throw side.reason;
      return side.value;
    });
    if (!before || !after) throw new Error('A side is missing');
    return await use(before, after);
  } finally {
    await rm(out, { recursive: true, force: true });
    await rm(temporary, { recursive: true, force: true });
    await git('.', ['worktree', 'prune']);
  }
}

async function share(base: string) {
  await mkdir('.cache/social', { recursive: true });
  for (const folder of SHARED) {
    await mkdir(resolve(base, folder, '..'), { recursive: true });
    // A junction needs no rights on Windows; elsewhere the word is not looked at.
    if (!existsSync(join(base, folder))) await symlink(resolve(folder), join(base, folder), 'junction');
  }
}

async function build(folder: string, out: string, state: string): Promise<Side> {
  try {
    await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--out', out], {
      cwd: folder,
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new NotBuilt(
      `The site ${state} can't be built, so there is nothing to compare. The build says:\n\n${words.trim()}`,
    );
  }
  const dist = join(folder, out);
  return { dist, site: await readSite(dist, join(folder, 'content')) };
}
