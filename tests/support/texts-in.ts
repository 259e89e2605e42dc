import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of all files in a folder, by path. */
export function textsIn(root: string): Record<string, string> {
  return filesIn(root, 'utf8');
}

/** The bytes of all files in a folder, by path. */
export function filesIn(root: string, encoding: 'utf8' | 'latin1' = 'latin1'): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(root, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), encoding)]));
}
