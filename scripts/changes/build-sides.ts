import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { git } from '../../renderer/platform/git';
import { type BuiltSite, readSite } from './read-site';

const run = promisify(execFile);

/**
 * What git doesn't keep and a build needs, or is faster with: the packages, and what was drawn before. Bundles import the
 * packages by relative path, so each side has its own.
 */
const SHARED = ['node_modules', '.cache/social'];
/** Where each side is built, in its own folder. What the branch's last build has made need not be made again. */
const OUT = 'dist';

/** A built side of the comparison. */
interface Side {
  dist: string;
  site: BuiltSite;
}

/** Why a side can't be compared, in words for whoever called the command. */
export class BuildFailedError extends Error {}

/**
 * Builds the site as it was at a commit and as it is now, each with its own code, by the ordinary build command. Of what was
 * written only the site as it is now stays, in dist/.
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
  try {
    await git('.', ['worktree', 'add', '--quiet', '--detach', base, commit]);
    await share(base);
    // A side that fails ends the other one, which would still write where all is deleted then.
    const failure = new AbortController();
    const sides = [build(base, 'as it was', failure), build(resolve('.'), 'as it is now', failure)] as const;
    await Promise.allSettled(sides);
    failure.signal.throwIfAborted();
    const [before, after] = await Promise.all(sides);
    return await use(before, after);
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await git('.', ['worktree', 'prune']);
  }
}

async function share(base: string) {
  for (const folder of SHARED) {
    await mkdir(folder, { recursive: true });
    await mkdir(resolve(base, folder, '..'), { recursive: true });
    // A junction needs no rights on Windows; elsewhere the word is not looked at.
    if (!existsSync(join(base, folder))) await symlink(resolve(folder), join(base, folder), 'junction');
  }
}

async function build(folder: string, state: string, failure: AbortController): Promise<Side> {
  try {
    await run('npm', ['run', '--silent', 'build', '--', '--out', OUT], {
      cwd: folder,
      maxBuffer: Number.POSITIVE_INFINITY,
      signal: failure.signal,
    });
    const dist = join(folder, OUT);
    return { dist, site: await readSite(dist, join(folder, 'content')) };
  } catch (error) {
    failure.abort(
      new BuildFailedError(
        `The site ${state} can't be built, so there is nothing to compare. The build says:\n\n${wordsOf(error)}`,
      ),
    );
    throw error;
  }
}

/** What the build printed, without its remark on the site of another build, which is none of the reader's business here. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return words.replace(/^The last good site .*\n/m, '').trim();
}
