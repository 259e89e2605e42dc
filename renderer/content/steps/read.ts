import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { limits } from '../limits';

export interface SourceFile {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  /** The path as diagnostics print it: with the name of the content folder before it. */
  label: string;
  text: string;
  /** Why the file could not be read, as the system says it; then it has no text. */
  unreadable?: string;
  /** The size in bytes of a file that is beyond the limit; then it has no text. */
  tooLarge?: number;
}

const PAGE_OR_LIST = /\.(?:mdx|md|yaml|yml)$/;

/** What somebody has written in a folder of pages, and saved so that it can be none. */
const MISNAMED = /^(?:pages|legal|blog|press|careers|solutions)\/.+\.(?:mdx?|markdown|txt|docx?|odt|rtf|html?)$/i;

/**
 * Every content file of a folder, in order of name. One after the other: of thousands of small files, each is read before
 * a promise of it could be kept.
 * @param texts what stands in for the text of a file, by its path inside the folder
 */
export function read(root: string, texts: ReadonlyMap<string, string> = new Map()): SourceFile[] {
  const paths = globSync('**/*', { cwd: root, ignore: 'media/**' }).filter(isContentFile);
  paths.sort();
  return paths.map((path) => {
    const text = texts.get(path);
    return text === undefined ? readOne(root, path) : { path, label: labelOf(root, path), text };
  });
}

/** Whether a path inside a content folder can be that of a content file, rather than of a picture or an editor's own file. */
export function isContentFile(path: string): boolean {
  return (PAGE_OR_LIST.test(path) && path !== 'README.md') || MISNAMED.test(path);
}

/**
 * @param path inside the content folder
 * @throws Error with the code ENOENT where the file has gone
 */
export function readOne(root: string, path: string): SourceFile {
  const label = labelOf(root, path);
  try {
    const { size } = statSync(join(root, path));
    if (size > limits.size.most) return { path, label, text: '', tooLarge: size };
    return { path, label, text: PAGE_OR_LIST.test(path) ? readFileSync(join(root, path), 'utf8') : '' };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'ENOENT') throw error;
    return { path, label, text: '', unreadable: String(error.code) };
  }
}

function labelOf(root: string, path: string): string {
  return `${basename(root)}/${path}`;
}
