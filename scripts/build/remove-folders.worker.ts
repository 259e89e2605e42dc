import { rmSync } from 'node:fs';

/** Removes folders that nobody needs any more. In a thread, so that a build need not wait for it. */
export function removeFolders(folders: readonly string[]) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
