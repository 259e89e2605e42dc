import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { workerProxy } from '../../renderer/platform/workers/worker-proxy';

/** Where folders wait to be removed. To remove one with thousands of files takes seconds, to move it no time. */
const TRASH = resolve('.cache/trash');

/** Takes a folder out of the way, if it is there. The next build removes it. */
export async function discard(folder: string) {
  const isMoved = await claim(folder);
  // It may lie on another disk.
  if (!isMoved) await remove([folder]);
}

/**
 * Removes what was discarded, in a thread beside whatever goes on meanwhile.
 * @param signal when it is too long to wait for: the next build removes the rest
 */
export async function emptyTrash(signal?: AbortSignal) {
  const names = await readdir(TRASH).catch(() => []);
  // Another build may be at it too: each takes what it can get.
  const claimed = await Promise.all(names.map((name) => claim(join(TRASH, name))));
  const folders = claimed.filter((folder) => folder !== undefined);
  await remove(folders, signal);
}

/** @returns where the folder lies now; undefined where it could not be moved */
async function claim(folder: string): Promise<string | undefined> {
  const place = join(TRASH, randomUUID());
  await mkdir(TRASH, { recursive: true });
  return rename(folder, place).then(
    () => place,
    () => undefined,
  );
}

async function remove(folders: string[], signal?: AbortSignal) {
  if (folders.length === 0) return;
  const { calls, end } = await workerProxy<typeof import('./remove-folders.worker')>(
    'scripts/build/remove-folders.worker',
  );
  signal?.addEventListener('abort', end, { once: true });
  try {
    if (!signal?.aborted) await calls.removeFolders(folders);
  } finally {
    await end();
  }
}
