import { rmSync } from 'node:fs';

/** Deletes folders in a worker, so that a build does not have to wait. */
export function removeFolders(folders: readonly string[]) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
