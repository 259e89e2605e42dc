import { join } from 'node:path';
import { inCache } from '../../platform/cache-folder.mjs';
import { markAsUsed, prune, readEntry, writeEntry } from '../../platform/disk-cache.mjs';

/** Where social images are cached between builds. */
export function socialCache(): string {
  return inCache('social');
}

/** The keys already name the code that draws the images. */
const VERSION = '1';
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Images on disk, each under a hash of everything that it depends on. */
export class ImageCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The image of a key; undefined if it is missing or damaged. */
  async get(key: string): Promise<Uint8Array | undefined> {
    const file = join(this.#folder, key);
    const png = readEntry(file, VERSION);
    if (png) await markAsUsed(file);
    return png;
  }

  set(key: string, png: Uint8Array) {
    writeEntry(join(this.#folder, key), VERSION, [png]);
  }

  /** Removes what no build has used for a month. */
  async forgetUnused(): Promise<void> {
    await prune(this.#folder, UNUSED_MS);
  }
}
