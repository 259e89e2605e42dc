import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/**
 * A hash of code, which changes with any of its files, the packages, and the version of Node.
 * @param {readonly string[]} patterns globs, or folders with everything in them, such as renderer/content
 */
export function codeVersion(patterns) {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync([...patterns, 'package-lock.json'], { dot: true }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('base64url');
}
