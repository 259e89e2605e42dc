import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BASE } from './site';
import { temporaryFolder } from './temporary-folder';

/**
 * A content folder for a test: the small valid one of the site under test, with some files replaced.
 * @param files texts or bytes by path inside the folder; undefined deletes the file
 * @param overlay a folder of further replacements
 * @returns the path of the folder, named content
 */
export function contentOf(files: Record<string, string | Buffer | undefined> = {}, overlay?: string): string {
  const root = join(temporaryFolder(), 'content');
  copyBase(root);
  if (overlay) cpSync(overlay, root, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    const target = join(root, path);
    if (text === undefined) {
      rmSync(target);
    } else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
  return root;
}

/** Copies the small valid site into a content folder. */
export function copyBase(root: string) {
  cpSync(BASE, root, { recursive: true });
  if (process.env.BASE_WORDS) cpSync(process.env.BASE_WORDS, join(root, 'words.yaml'));
}
