import { inCache } from '../../platform/cache-folder.mjs';
import { partVersion } from '../../platform/code-version.mjs';
import { readEntry, writeEntry } from '../../platform/disk-cache.mjs';
import { hash } from '../../platform/hash';

/**
 * A file that a site writes besides its pages: from .cache, unless what it is drawn from, or the code, has changed.
 * @param name of the file, such as fact-sheet.pdf
 * @param input what it is drawn from, as a text
 * @throws what draw throws
 */
export async function cachedOutput(name: string, input: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const file = inCache(name);
  const version = hash(`${partVersion('outputs')} ${input}`);
  const cached = readEntry(file, version);
  if (cached) return cached;
  const drawn = await draw();
  writeEntry(file, version, [drawn]);
  return drawn;
}
