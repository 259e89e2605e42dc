import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git } from '../../platform/git';
import { linkPackages } from '../../platform/link-packages';
import type { Sides } from './read-site';
import { type BuiltSite, readSite } from './read-site';
import { inWords } from './time-left';

/** Folders outside of git that a build is faster with: the cached images. */
const SHARED = ['.cache/made', '.cache/pictures'];

/** A built side of the comparison. */
interface Side {
  dist: string;
  site: BuiltSite;
}

/** The site before and after. */
export type BothSides = Sides<Side>;

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
    const before = { folder: base, state: 'as it was' };
    const after = { folder: resolve('.'), state: 'as it is now' };
    const start = performance.now();
    const buildBoth = async (outs: readonly [string, string], settings = {}) => ({
      before: await build(before, outs[0], settings),
      after: await build(after, outs[1], settings),
    });
    // The branch's side reuses the pages of its last build.
    const sides = await buildBoth([join(base, 'dist'), resolve('dist')]);
    const time = inWords(performance.now() - start);
    console.log(
      `Both are built in ${time}. ${withPreviews ? 'The previews take about as long' : 'Comparing the pages'} …`,
    );
    const outs = [join(temporary, 'preview-before'), join(temporary, 'preview-after')] as const;
    return await use(sides, withPreviews ? await buildBoth(outs, { SITE_PREVIEW: 'true' }) : undefined);
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await git('.', ['worktree', 'prune']);
  }
}

async function share(base: string) {
  // Bundles import the packages by relative path, so each side needs its own links to them.
  await linkPackages('.', base);
  for (const folder of SHARED) {
    await mkdir(folder, { recursive: true });
    await mkdir(resolve(base, folder, '..'), { recursive: true });
    // A junction needs no special rights on Windows; other systems ignore the type.
    if (!existsSync(join(base, folder))) await symlink(resolve(folder), join(base, folder), 'junction');
  }
}

interface Version {
  /** Of the project. */
  folder: string;
  /** As it is called in messages. */
  state: string;
}

async function build({ folder, state }: Version, dist: string, settings: NodeJS.ProcessEnv): Promise<Side> {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--out', dist], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new BuildFailedError(`The site ${state} can't be built, so there is nothing to compare.`);
  return { dist, site: await readSite(dist, join(folder, 'content')) };
}
