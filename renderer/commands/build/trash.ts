import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inCache } from '../../platform/cache-folder.mjs';
import { workerProxy } from '../../platform/workers/worker-proxy';

/** Folders to delete. Deleting thousands of files takes seconds, moving their folder takes no time. */
function trash(): string {
  return inCache('trash');
}

/** Moves a folder to the trash, if it exists. The next build deletes it. */
export async function discard(folder: string) {
  const isMoved = await take(folder);
  // It may be on another disk.
  if (!isMoved) await remove([folder]);
}

/** The same, synchronously in a worker. */
export function discardNow(folder: string) {
  if (!existsSync(folder)) return;
  mkdirSync(trash(), { recursive: true });
  renameSync(folder, join(trash(), randomUUID()));
}

/**
 * Deletes what was discarded, in a worker.
 * @param signal stops it: the next build deletes the rest
 */
export async function emptyTrash(signal?: AbortSignal) {
  const names = await readdir(trash()).catch(() => []);
  // Another build may be emptying it too: each deletes what it could take.
  const taken = await Promise.all(names.map((name) => take(join(trash(), name))));
  const folders = taken.filter((folder) => folder !== undefined);
  await remove(folders, signal);
}

/** @returns the folder's new path; undefined if it could not be moved */
async function take(folder: string): Promise<string | undefined> {
  const place = join(trash(), randomUUID());
  await mkdir(trash(), { recursive: true });
  return rename(folder, place).then(
    () => place,
    () => undefined,
  );
}

async function remove(folders: string[], signal?: AbortSignal) {
  if (folders.length === 0) return;
  const { calls, end } = await workerProxy<typeof import('./remove-folders.worker')>(
    'commands/build/remove-folders.worker',
  );
  signal?.addEventListener('abort', end, { once: true });
  try {
    if (!signal?.aborted) await calls.removeFolders(folders);
  } finally {
    await end();
  }
}
