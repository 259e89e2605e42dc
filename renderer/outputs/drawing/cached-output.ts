import { partVersion } from '../../platform/code-version.mjs';
import { hash } from '../../platform/hash';
import { madeFile } from '../../platform/made-files';

/**
 * A file that a site writes besides its pages: from .cache, unless what it is drawn from, or the code, has changed.
 * @param name of the file, such as fact-sheet.pdf
 * @param input what it is drawn from, as a text
 * @throws what draw throws
 */
export function cachedOutput(name: string, input: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return madeFile(hash(`${partVersion('outputs')} ${name} ${input}`), draw);
}
