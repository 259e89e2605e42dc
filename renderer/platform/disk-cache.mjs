import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** How many folders of a kind are kept: one for each branch that an engineer switches between. */
const FOLDERS_KEPT = 4;

/** The file in a cached folder with the hashes of all other files. */
const HASHES = '.hashes.json';

/**
 * Replaces a file in one piece: no reader sees half of it, and if writing fails, the file stays as it was.
 * @param {string} file
 * @param {(staging: string) => void} write writes the file under another name
 */
export function replaceFile(file, write) {
  const staging = temporaryName(file);
  try {
    write(staging);
    renameSync(staging, file);
  } finally {
    rmSync(staging, { force: true });
  }
}

/**
 * Saves an entry in a file that begins with a line of its version and checksum.
 * @param {string} file
 * @param {string} version of the code that wrote the entry
 * @param {Iterable<string | Uint8Array>} pieces the entry, which may be too large to be held in memory whole
 */
export function writeEntry(file, version, pieces) {
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, (staging) => {
    const descriptor = openSync(staging, 'w');
    const checksum = createHash('sha256');
    try {
      // The checksum is known only at the end. A header with another checksum has the same length.
      writeSync(descriptor, headerOf(version, createHash('sha256').digest('base64url')));
      for (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        checksum.update(bytes);
        writeSync(descriptor, bytes);
      }
      writeSync(descriptor, headerOf(version, checksum.digest('base64url')), 0);
    } finally {
      closeSync(descriptor);
    }
  });
}

/**
 * @param {string} file
 * @param {string} version
 * @returns {Buffer | undefined} undefined if there is no such file, or if it is damaged or has another version
 */
export function readEntry(file, version) {
  let saved;
  try {
    saved = readFileSync(file);
  } catch {
    return undefined;
  }
  const start = saved.indexOf('\n') + 1;
  const checksum = createHash('sha256').update(saved.subarray(start)).digest('base64url');
  return saved.toString('utf8', 0, start) === headerOf(version, checksum) ? saved.subarray(start) : undefined;
}

/**
 * Returns a folder whose name is a hash of its sources, and makes it unless it exists. Two processes may ask for it at once. A folder
 * that was damaged, by a loss of power or a backup that broke off, is made again.
 * @param {string} folder next to other folders of its kind, of which the oldest are removed
 * @param {(folder: string) => Promise<void>} make fills a folder, which becomes this one
 * @returns the folder, absolute
 * @throws what make throws
 */
export async function cachedFolder(folder, make) {
  const path = resolve(folder);
  if (existsSync(path)) {
    if (isWhole(path)) {
      await markAsUsed(path);
      return path;
    }
    await remove(path);
  }
  const staging = temporaryName(path);
  try {
    await make(staging);
    writeEntry(join(staging, HASHES), '1', [JSON.stringify(hashesOf(staging))]);
    // If another process was faster, its folder has the same content.
    await rename(staging, path).catch((error) => {
      if (!existsSync(path)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  // The new folder counts as kept.
  const parent = dirname(path);
  const others = (await entriesByLastUse(parent)).filter(({ name }) => name !== basename(path));
  for (const { name } of others.slice(FOLDERS_KEPT - 1)) await remove(join(parent, name));
  return path;
}

/**
 * Whether a cached folder has exactly the files that it was made with.
 * @param {string} folder
 */
function isWhole(folder) {
  const hashes = readEntry(join(folder, HASHES), '1');
  return hashes?.toString() === JSON.stringify(hashesOf(folder));
}

/**
 * The hashes of the files in a folder, by their paths.
 * @param {string} folder
 */
function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file !== join(folder, HASHES));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('base64url')]),
  );
}

/**
 * Protects an entry from pruning for now.
 * @param {string} path
 */
export async function markAsUsed(path) {
  const now = new Date();
  // Another process may have removed it, or it may belong to another user.
  await utimes(path, now, now).catch(() => undefined);
}

/**
 * Removes the entries of a folder that have not been used for some time.
 * @param {string} folder
 * @param {number} maxAgeMs
 */
export async function prune(folder, maxAgeMs) {
  const now = Date.now();
  const unused = (await entriesByLastUse(folder)).filter(({ usedAt }) => now - usedAt > maxAgeMs);
  for (const { name } of unused) await remove(join(folder, name));
}

/**
 * The entries of a folder with the time of their last use in milliseconds, most recent first.
 * @param {string} folder
 */
async function entriesByLastUse(folder) {
  const entries = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found) entries.push({ name, usedAt: found.mtimeMs });
  }
  return entries.sort((one, other) => other.usedAt - one.usedAt);
}

/**
 * Removes an entry that other processes may be looking for: it is gone at once, before a folder is emptied.
 * @param {string} path
 */
async function remove(path) {
  const trash = temporaryName(path);
  await rename(path, trash).catch(() => undefined);
  await rm(trash, { recursive: true, force: true });
}

/** @param {string} path */
function temporaryName(path) {
  return `${path}.${randomUUID()}`;
}

/**
 * @param {string} version
 * @param {string} checksum
 */
function headerOf(version, checksum) {
  return `${version} ${checksum}\n`;
}
