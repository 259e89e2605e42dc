import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the social images are kept from build to build. */
export const SOCIAL_CACHE = '.cache/social';

const DIGEST_BYTES = 32;
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Pictures on disk, each under a hash of everything it depends on, behind a digest of itself. */
export class ImageCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The picture of a key; undefined where there is none, or where it isn't what was written. */
  async get(key: string): Promise<Uint8Array | undefined> {
    const file = join(this.#folder, key);
    const entry = await readFile(file).catch(() => undefined);
    if (!entry) return undefined;
    const png = entry.subarray(DIGEST_BYTES);
    if (!digestOf(png).equals(entry.subarray(0, DIGEST_BYTES))) return undefined;
    const now = new Date();
    // Another build may have removed it meanwhile, or it may be another user's.
    await utimes(file, now, now).catch(() => undefined);
    return png;
  }

  /** Other builds may read meanwhile, so the entry appears in one piece. */
  async set(key: string, png: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const draft = join(this.#folder, `${key}.${randomUUID()}`);
    await writeFile(draft, Buffer.concat([digestOf(png), png]));
    await rename(draft, join(this.#folder, key));
  }

  /** Removes what no build has used for a month. */
  async forgetUnused(): Promise<void> {
    const files = await readdir(this.#folder).catch(() => []);
    for (const file of files.map((name) => join(this.#folder, name))) {
      const used = await stat(file).catch(() => undefined);
      if (used && Date.now() - used.mtimeMs > UNUSED_MS) await rm(file, { force: true });
    }
  }
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
