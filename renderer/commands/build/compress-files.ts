import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressible } from '../../outputs/hosts/content-types';
import { inCache } from '../../platform/cache-folder.mjs';
import { COMPRESSION_VERSION, compressedVersions } from '../../platform/compress';
import { markAsUsed, prune, readEntry, writeEntry } from '../../platform/disk-cache.mjs';
import { hash } from '../../platform/hash';
import { count } from '../../platform/statistics';

const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Writes compressed versions beside the files that belong to no page; compressed pages are written with the pages. What has
 * been compressed before is taken from a cache.
 * @param client the folder of the site
 * @param files every file in it, with a slash before its path
 */
export async function compressFiles(client: string, files: readonly string[]) {
  const existing = new Set(files);
  const remaining = files.filter((file) => isCompressible(file) && !existing.has(`${file}.gz`));
  await Promise.all(
    remaining.map(async (file) => {
      const data = await readFile(join(client, file));
      for (const [ending, bytes] of await cachedVersions(data)) {
        await writeFile(join(client, file + ending), bytes, { flag: 'wx' });
      }
    }),
  );
  await prune(inCache('compressed'), UNUSED_MS);
}

/** The versions of compressedVersions(), all in one entry of the cache. */
async function cachedVersions(data: Uint8Array): ReturnType<typeof compressedVersions> {
  const place = inCache('compressed', hash(data));
  const entry = readEntry(place, COMPRESSION_VERSION);
  if (entry) {
    await markAsUsed(place);
    const saved: [string, string][] = JSON.parse(entry.toString());
    return saved.map(([ending, base64]) => [ending, Buffer.from(base64, 'base64')]);
  }
  count('files compressed');
  const versions = await compressedVersions(data, 'shared');
  const saved = versions.map(([ending, bytes]) => [ending, Buffer.from(bytes).toString('base64')]);
  writeEntry(place, COMPRESSION_VERSION, [JSON.stringify(saved)]);
  return versions;
}
