import { join } from 'node:path';
import { inCache } from './cache-folder.mjs';
import { markAsUsed, prune, readEntry, writeEntry } from './disk-cache.mjs';

/** The keys name the code that makes the files. */
const VERSION = '1';
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * A file that takes long to make, from .cache/made if it was made before.
 * @param key a hash of everything that it depends on, also the code that makes it
 * @throws what make throws
 */
export async function madeFile(
  key: string,
  make: () => Promise<Uint8Array>,
  folder = inCache('made'),
): Promise<Uint8Array> {
  const file = join(folder, key);
  const kept = readEntry(file, VERSION);
  if (kept) {
    await markAsUsed(file);
    return kept;
  }
  const made = await make();
  writeEntry(file, VERSION, [made]);
  return made;
}

/** Removes what no build has used for a month. */
export function forgetUnusedFiles(folder = inCache('made')): Promise<void> {
  return prune(folder, UNUSED_MS);
}
