import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressible } from '../../outputs/hosts/content-types';
import { COMPRESSION_VERSION, compressedVersions } from '../../platform/compress';
import { hash } from '../../platform/hash';
import { madeFile } from '../../platform/made-files';
import { count } from '../../platform/statistics';

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
}

/** The versions of compressedVersions(), all in one file of the cache. */
async function cachedVersions(data: Uint8Array): ReturnType<typeof compressedVersions> {
  const made = await madeFile(hash(COMPRESSION_VERSION + hash(data)), async () => {
    count('files compressed');
    const versions = await compressedVersions(data, 'shared');
    return Buffer.from(
      JSON.stringify(versions.map(([ending, bytes]) => [ending, Buffer.from(bytes).toString('base64')])),
    );
  });
  const saved: [string, string][] = JSON.parse(Buffer.from(made).toString());
  return saved.map(([ending, base64]) => [ending, Buffer.from(base64, 'base64')]);
}
