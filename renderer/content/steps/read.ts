import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';

export interface SourceFile {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  /** The path as diagnostics print it: with the name of the content folder before it. */
  label: string;
  text: string;
}

/**
 * Every content file of a folder, in order of name.
 * @param texts what stands in for the text of a file, by its path inside the folder
 */
export async function read(root: string, texts: ReadonlyMap<string, string> = new Map()): Promise<SourceFile[]> {
  const paths = await glob(['**/*.{mdx,md,yaml,yml}'], { cwd: root, ignore: ['README.md', 'media/**'] });
  paths.sort();
  return Promise.all(
    paths.map(async (path) => ({
      path,
      label: `${basename(root)}/${path}`,
      text: texts.get(path) ?? (await readFile(join(root, path), 'utf8')),
    })),
  );
}
