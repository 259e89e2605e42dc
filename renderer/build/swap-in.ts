import { existsSync, rmSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A build works in .OUT.building-PROCESS; with .old behind it is the last site, while a new one takes its place. */
const TEMPORARY = /^\.building-(\d+)(\.old)?$/;

/** Where this process builds a site: beside the folder it is for, under a name that nobody gives a folder of their own. */
export function stagingOf(out: string): string {
  return join(dirname(out), `.${basename(out)}.building-${process.pid}`);
}

/**
 * Puts a finished site in the place of the last one. Between the two there is a moment without a site: who is killed in it
 * leaves the last one under another name, from where restoreSite brings it back.
 * @returns the folder of the last site, of no more use
 */
export async function swapIn(staging: string, out: string): Promise<string> {
  const old = `${staging}.old`;
  for (;;) {
    await rename(out, old).catch(ignoreMissing);
    try {
      await rename(staging, out);
      return old;
    } catch (error) {
      // Another build has put its site here meanwhile: that one is now the last.
      if (!existsSync(out)) throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
}

/** Mends what killed builds have left: brings back the last good site, and removes what is unfinished. */
export async function restoreSite(out: string) {
  const names = await readdir(dirname(out)).catch(() => []);
  const prefix = `.${basename(out)}`;
  for (const name of names) {
    const [, pid, isOld] = TEMPORARY.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? [];
    if (pid === undefined || isRunningElsewhere(Number(pid))) continue;
    const left = join(dirname(out), name);
    if (isOld && !existsSync(out)) await rename(left, out);
    else await rm(left, { recursive: true, force: true });
  }
}

/** In containers this process may have the number of one that was killed. */
function isRunningElsewhere(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
