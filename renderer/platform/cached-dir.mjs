import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** How many of a kind are kept: one for each branch that somebody goes back and forth between. */
const KEPT = 4;

/**
 * A folder of what is made once for all that it is made of, which its name stands for. Two processes may want it at once.
 * @param {string} folder beside the others of its kind
 * @param {(folder: string) => Promise<void>} make puts everything into a folder, which becomes this one
 * @returns the folder, absolute
 * @throws what make throws
 */
export async function keptFolder(folder, make) {
  const path = resolve(folder);
  if (existsSync(path)) {
    const now = new Date();
    // It may be another user's.
    await utimes(path, now, now).catch(() => undefined);
    return path;
  }
  const staging = `${path}.${randomUUID()}`;
  try {
    await make(staging);
    // Another process may have been faster: then what it made is as good.
    await rename(staging, path).catch((error) => {
      if (!existsSync(path)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  await forgetOld(dirname(path), basename(path));
  return path;
}

/**
 * @param {string} parent
 * @param {string} latest
 */
async function forgetOld(parent, latest) {
  const others = (await readdir(parent)).filter((name) => name !== latest);
  const folders = await Promise.all(others.map(async (name) => ({ name, used: await usedAt(join(parent, name)) })));
  const oldest = folders.sort((one, other) => other.used - one.used).slice(KEPT - 1);
  for (const { name } of oldest) await discard(join(parent, name));
}

/**
 * When a folder was used last, in milliseconds; a folder that another process has just removed never was.
 * @param {string} folder
 */
async function usedAt(folder) {
  return stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/**
 * Removes a folder that others may look into: it goes as a whole, and is emptied out of their sight.
 * @param {string} folder
 */
async function discard(folder) {
  const trash = `${folder}.${randomUUID()}`;
  await rename(folder, trash).catch(() => undefined);
  await rm(trash, { recursive: true, force: true });
}
