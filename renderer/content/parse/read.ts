import { FileTooLarge, type Folder } from '../../platform/folder';
import { valueAt } from '../../platform/records';
import { count } from '../../platform/statistics';
import type { ProblemOf } from '../diagnostics/diagnostic';
import { labelIn } from '../files/content-folder';
import { beyondLimit, unreadableFile } from '../files/file-rules';
import { limits } from '../files/limits';
import { rejectEntries } from '../files/reject-entries';
import type { Site } from '../schema/site';

export interface SourceFile {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  /** The path as diagnostics print it: with the name of the content folder before it. */
  label: string;
  text: string;
  /** Why it is not content: its kind, its name, or its place; or why it could not be read. */
  rejected?: ProblemOf;
  /** A hash of its label and text, once the cache needs it. */
  key?: string;
}

/** Misplaced files whose text is read to be quoted. */
const TEXT = /\.(?:mdx|md|yaml|yml)$/;

/**
 * Every content file of a folder, in order of name, and every entry that can't be content. Synchronously: for thousands of
 * small files, promises would take longer.
 * @param texts unsaved texts of files, by their paths inside the folder
 */
export function read(folder: Folder, site: Site, texts: ReadonlyMap<string, string> = new Map()): SourceFile[] {
  const { content, rejected } = rejectEntries(folder.list(), site);
  const paths = [...content, ...rejected.keys()].sort();
  return paths.map((path) => {
    const problem = rejected.get(path);
    if (problem)
      return { path, label: labelIn(folder, path), text: quotedText(folder, path, problem), rejected: problem };
    const text = texts.get(path);
    return text === undefined ? readOne(folder, path) : { path, label: labelIn(folder, path), text };
  });
}

/**
 * @param path of a content file, inside the content folder
 * @throws Error with the code ENOENT if the file is gone
 */
export function readOne(folder: Folder, path: string): SourceFile {
  const label = labelIn(folder, path);
  count('files read');
  try {
    return { path, label, text: folder.readText(path, limits.size.most) };
  } catch (error) {
    if (error instanceof FileTooLarge) return { path, label, text: '', rejected: beyondLimit('size', error.size) };
    const code = valueAt(error, ['code']);
    if (code === undefined || code === 'ENOENT') throw error;
    return { path, label, text: '', rejected: unreadableFile(String(code)) };
  }
}

function quotedText(folder: Folder, path: string, { code }: ProblemOf): string {
  return code === 'files-are-in-known-folders' && TEXT.test(path) ? readOne(folder, path).text : '';
}
