import { dirname } from 'pathe';
import type { FolderEntry } from '../../platform/folder';
import type { ProblemOf } from '../diagnostics/diagnostic';
import type { Site } from '../schema/site';
import { hiddenEntry, irregularEntry, sameName, strayFile, unportableName } from './file-rules';
import type { IsTaken } from './rename-suggestion';

/** The folder of pictures and downloads. Their content is checked by media/check-media.ts. */
const MEDIA_FOLDER = 'media/';

/** Files in the content folder that are for editors, not for the site. */
const FOR_EDITORS = new Set(['README.md']);

/** The content in a folder, and the reason why anything else is not read. */
export interface Sorted {
  content: string[];
  media: string[];
  rejected: Map<string, ProblemOf>;
}

/**
 * Sorts the entries of a content folder by kind, name, and place alone, without opening any. If a folder is rejected,
 * nothing in it is mentioned.
 * @param entries each folder before its entries
 * @param site without it, files outside of media are not judged by their place
 */
export function rejectEntries(entries: readonly FolderEntry[], site?: Site): Sorted {
  const sorted: Sorted = { content: [], media: [], rejected: new Map() };
  const skipped = new Set<string>();
  const first = firstOfEachName(entries);
  for (const { path, kind } of entries) {
    if (skipped.has(dirname(path))) {
      skipped.add(path);
      continue;
    }
    const isTaken: IsTaken = (wanted) => ![undefined, path].includes(first.get(keyOf(wanted)));
    const other = first.get(keyOf(path)) ?? path;
    const wrongName =
      irregularEntry(kind) ??
      hiddenEntry(path, isTaken) ??
      unportableName(path, isTaken) ??
      (other === path ? undefined : sameName(path, other));
    if (wrongName) skipped.add(path);
    const isMedia = path.startsWith(MEDIA_FOLDER);
    const isIgnored = kind === 'folder' || isMedia || FOR_EDITORS.has(path);
    const problem = wrongName ?? (isIgnored || !site ? undefined : strayFile(path, site, isTaken));
    if (problem) sorted.rejected.set(path, problem);
    else if (kind === 'file' && !FOR_EDITORS.has(path)) (isMedia ? sorted.media : sorted.content).push(path);
  }
  return sorted;
}

/** The simplest of several paths that are the same on some computers: all but this path are reported. */
function firstOfEachName(entries: readonly FolderEntry[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const { path } of entries) {
    const key = keyOf(path);
    if (!first.has(key) || path === key) first.set(key, path);
  }
  return first;
}

/** The same for all paths that a file system may treat as one. */
function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
