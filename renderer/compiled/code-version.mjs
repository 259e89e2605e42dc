import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A name for code: another where one of its files, a package or Node is another.
 * @param {readonly string[]} folders with all that lies in them, such as renderer/content
 * @param {readonly string[]} files what belongs to it beside the folders
 */
export function codeVersion(folders, files = []) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...folders.flatMap(filesOf), ...files, 'package-lock.json'].sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('base64url');
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  );
}
