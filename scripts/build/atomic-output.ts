import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { markAsUsed } from '../../renderer/platform/disk-cache.mjs';

/**
 * A build works in .OUT.building-MACHINE-PROCESS; with .old at the end it is the last site, while a new one takes its place.
 */
const TEMPORARY = /^\.building-([0-9a-f]{12})-(\d+)(\.old)?$/;

/** How often a build shows that it is alive, and after how long without that it counts as killed, in milliseconds. */
const HEARTBEAT_MS = 10_000;
const DEAD_AFTER_MS = 300_000;

/**
 * What tells this machine from others that share a folder with it. Containers may have the same host name, and processes
 * with the same numbers, but not both the kernel's boot and the namespace of the numbers.
 */
const MACHINE = createHash('sha256')
  .update(
    [
      hostname(),
      orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
      orNothing(() => readlinkSync('/proc/self/ns/pid')),
    ].join('\n'),
  )
  .digest('hex')
  .slice(0, 12);

/** Where this process builds a site: beside the folder it is for, under a name that nobody gives a folder of their own. */
export function stagingDir(out: string): string {
  return join(dirname(out), `.${basename(out)}.building-${MACHINE}-${process.pid}`);
}

/**
 * Makes the staging folder, and shows builds on other machines that this one is alive: they can't see its process.
 * @returns ends that
 */
export async function startHeartbeat(staging: string): Promise<() => void> {
  await mkdir(staging, { recursive: true });
  const timer = setInterval(() => {
    void markAsUsed(staging);
  }, HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Puts a finished site in the place of the last one. Between the two there is a moment without a site: who is killed in it
 * leaves the last one under another name, from where restoreSite brings it back.
 * @returns the folder of the last site, of no more use
 */
export async function promote(staging: string, out: string): Promise<string> {
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

/** Cleans up after killed builds: brings back the last good site, and removes what is unfinished. */
export async function recoverSite(out: string) {
  const names = await readdir(dirname(out)).catch(() => []);
  const prefix = `.${basename(out)}`;
  for (const name of names) {
    const [, machine, pid, isOld] = TEMPORARY.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? [];
    const left = join(dirname(out), name);
    if (machine === undefined) continue;
    const isLastSite = isOld !== undefined && !existsSync(out);
    if (await isAlive(machine, Number(pid), left)) {
      // Whether another machine's build was killed in that moment can't be told; one that was not puts its site here again.
      if (isLastSite && machine !== MACHINE) await rename(left, out).catch(ignoreMissing);
      continue;
    }
    if (isLastSite) await rename(left, out);
    else await rm(left, { recursive: true, force: true });
  }
}

/** Whether the build that a temporary folder belongs to still runs. */
async function isAlive(machine: string, pid: number, folder: string): Promise<boolean> {
  if (machine === MACHINE) return isRunningElsewhere(pid);
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < DEAD_AFTER_MS;
}

/** A killed process may have had the number of this one. */
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

/** Other systems than Linux do not have it. */
function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
