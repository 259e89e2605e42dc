import { diskFolder } from '../../renderer/content/files/disk-folder';
import { FileCache } from '../../renderer/content/parse/file-cache';
import { read, type SourceFile } from '../../renderer/content/parse/read';
import type { WholeContent } from '../../renderer/content/schema/content';
import { loadContent } from './load-content';
import { site } from './site';

const cache = new FileCache();

/** The files that tests of this process have read, by path and text. */
const known = new Map<string, SourceFile>();

/**
 * Like loadContent, but files that a test of this process has read before are neither parsed nor checked again: equal files are the
 * same object, as in a running development server.
 */
export function loadCached(
  root: string,
  options: Omit<NonNullable<Parameters<typeof loadContent>[1]>, 'cache' | 'sourceFiles'> = {},
) {
  return loadContent(root, {
    cache,
    sourceFiles: read(diskFolder(root), site, options.texts).map(knownFile),
    ...options,
  });
}

/** The content of a folder. @throws Error with every message if it has an error */
export async function validContent(...given: Parameters<typeof loadCached>): Promise<WholeContent> {
  const { content, diagnostics } = await loadCached(...given);
  if (!content) throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return content;
}

function knownFile(file: SourceFile): SourceFile {
  const name = `${file.label}\n${file.text}`;
  const before = known.get(name);
  // Whether a file is rejected depends on the files beside it.
  if (file.rejected) return file;
  if (!before) known.set(name, file);
  return before ?? file;
}
