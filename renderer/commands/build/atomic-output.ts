import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { markAsUsed } from '../../platform/disk-cache.mjs';
import { isRunning } from '../../platform/is-running';

/** A build works in .OUT.building-MACHINE-PROCESS. The same with .old is the last site, while a new one replaces it. */
const TEMPORARY = /^\.building-([0-9a-f]{12})-(\d+)(\.old)?$/;

/** How often a build shows that it is alive, and how long after the last sign it counts as killed, in milliseconds. */
const HEARTBEAT_MS = 10_000;
const DEAD_AFTER_MS = 300_000;

/**
 * Identifies this machine among others that share a folder with it. Containers may have the same host name and processes with the same
 * numbers, but not both the same boot of the kernel and the same process namespace.
 */
const MACHINE = createHash('sha256')
  .update(
    [
      hostname(),
      readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
      readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
    ].join('\n'),
  )
  .digest('hex')
  .slice(0, 12);

/** The folder in which this process builds: beside the finished site, with a name that nobody would choose. */
export function stagingDir(out: string): string {
  return join(dirname(out), `.${basename(out)}.building-${MACHINE}-${process.pid}`);
}

/**
 * Creates the staging folder, and shows builds on other machines, which can't see this process, that it is alive.
 * @returns stops the heartbeat
 */
export async function startHeartbeat(staging: string): Promise<() => void> {
  await mkdir(staging, { recursive: true });
  const timer = setInterval(() => {
    void markAsUsed(staging);
  }, HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Replaces the last site by a finished one. For a moment there is no site: a build that is killed then leaves the last one
 * under another name, from which recoverSite restores it.
 * @returns the folder of the last site, which can be deleted
 */
export async function promote(staging: string, out: string): Promise<string> {
  const old = `${staging}.old`;
  for (;;) {
    await rename(out, old).catch(ignoreMissing);
    try {
      await rename(staging, out);
      return old;
    } catch (error) {
      // Another build has put its site here in the meantime: now this is the last site.
      if (!existsSync(out)) throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
}

/** Cleans up after killed builds: restores the last good site, and deletes unfinished ones. */
export async function recoverSite(out: string) {
  const names = await readdir(dirname(out)).catch(() => []);
  const prefix = `.${basename(out)}`;
  for (const name of names) {
    const [, machine, pid, isOld] = TEMPORARY.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? [];
    const left = join(dirname(out), name);
    if (machine === undefined) continue;
    const isLastSite = isOld !== undefined && !existsSync(out);
    if (await isAlive(machine, Number(pid), left)) {
      // A build on another machine may have been killed in that moment. If it was not, it replaces this site again.
      if (isLastSite && machine !== MACHINE) await rename(left, out).catch(ignoreMissing);
      continue;
    }
    if (isLastSite) await rename(left, out);
    else await rm(left, { recursive: true, force: true });
  }
}

/** Whether the build of a temporary folder is still running. */
async function isAlive(machine: string, pid: number, folder: string): Promise<boolean> {
  if (machine === MACHINE) return isRunning(pid);
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < DEAD_AFTER_MS;
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** These files exist only on Linux. */
function readOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
