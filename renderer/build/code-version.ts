import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { hash } from '../content/memory';

const CODE = ['{renderer,components,pages}/**', 'public/**', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** A name for all that pages are made of beside content and settings: code, styles, fonts, public files, packages, Node. */
export async function codeVersion(): Promise<string> {
  const files = (await glob(CODE)).sort();
  const texts = await Promise.all(files.map(async (file) => `${file}\0${await readFile(file, 'base64')}`));
  return hash([process.version, ...texts].join('\0'));
}
