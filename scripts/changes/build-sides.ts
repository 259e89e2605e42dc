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
 * Folders outside of git that a build needs, or is faster with: the packages and the cached social images. Bundles import the
 * packages by relative path, so each side needs its own link to them.
 */
const SHARED = ['node_modules', '.cache/social'];

/** A built side of the comparison. */
interface Side {
  dist: string;
  site: BuiltSite;
}

/** The site before and after. */
export interface BothSides {
  before: Side;
  after: Side;
}

/** Why a side can't be compared, in words for the terminal. */
export class BuildFailedError extends Error {}

/**
 * Builds the site of a commit and the current site, each with its own code and the usual build command. Afterward,
 * only the current site is left, in dist/.
 * @param commit the commit to compare with
 * @param withPreviews whether to build both sides a second time, with drafts and scheduled pages
 * @param use called while all sides exist
 * @throws BuildFailedError if a build fails
 */
export async function withBothSides<Result>(
  commit: string,
  withPreviews: boolean,
  use: (sides: BothSides, previews: BothSides | undefined) => Promise<Result>,
): Promise<Result> {
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'site-base-')));
  const base = join(temporary, 'site');
  try {
    await git('.', ['worktree', 'add', '--quiet', '--detach', base, commit]);
    await share(base);
    // The branch's side reuses the pages of its last build.
    const sides = await buildBoth(base, [join(base, 'dist'), resolve('dist')]);
    const outs = [join(temporary, 'preview-before'), join(temporary, 'preview-after')] as const;
    const previews = withPreviews ? await buildBoth(base, outs, { SITE_PREVIEW: 'true' }) : undefined;
    return await use(sides, previews);
  } finally {
    // A build that was stopped may still write for a moment, and must not hide why the other one failed.
    await rm(temporary, { recursive: true, force: true, maxRetries: 20 });
    await git('.', ['worktree', 'prune']);
  }
}

/**
 * @param base the folder of the project as it was
 * @param outs the output folders, before and after
 */
async function buildBoth(
  base: string,
  [outBefore, outAfter]: readonly [string, string],
  settings: NodeJS.ProcessEnv = {},
): Promise<BothSides> {
  // A side that fails stops the other one, which would otherwise write to a folder that is being deleted.
  const failure = new AbortController();
  const sides = [
    build({ folder: base, state: 'as it was', dist: outBefore, settings }, failure),
    build({ folder: resolve('.'), state: 'as it is now', dist: outAfter, settings }, failure),
  ] as const;
  await Promise.allSettled(sides);
  failure.signal.throwIfAborted();
  const [before, after] = await Promise.all(sides);
  return { before, after };
}

async function share(base: string) {
  for (const folder of SHARED) {
    await mkdir(folder, { recursive: true });
    await mkdir(resolve(base, folder, '..'), { recursive: true });
    // A junction needs no special rights on Windows; other systems ignore the type.
    if (!existsSync(join(base, folder))) await symlink(resolve(folder), join(base, folder), 'junction');
  }
}

interface BuildOptions {
  /** Of the project. */
  folder: string;
  /** As it is called in messages. */
  state: string;
  dist: string;
  settings: NodeJS.ProcessEnv;
}

/** @param failure aborted with the reason if this build fails */
async function build({ folder, state, dist, settings }: BuildOptions, failure: AbortController): Promise<Side> {
  try {
    await run('npm', ['run', '--silent', 'build', '--', '--out', dist], {
      cwd: folder,
      env: { ...process.env, ...settings },
      maxBuffer: Number.POSITIVE_INFINITY,
      signal: failure.signal,
    });
    return { dist, site: await readSite(dist, join(folder, 'content')) };
  } catch (error) {
    failure.abort(
      new BuildFailedError(
        `The site ${state} can't be built, so there is nothing to compare. The build printed:\n\n${wordsOf(error)}`,
      ),
    );
    throw error;
  }
}

/** What the build printed, without the line about the last good site, which does not matter here. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return words.replace(/^The last good site .*\n/m, '').trim();
}
