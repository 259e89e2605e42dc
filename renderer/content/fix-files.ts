import { ChangeError, changeFolder } from '../platform/change-folder';
import { readInside, replaceIfUnchanged } from '../platform/contained-files';
import { hash } from '../platform/hash';
import { applyFixes } from './diagnostics/apply-fixes';
import type { SourceTexts } from './diagnostics/code-frame';
import { byPlace, type Diagnostic, linesOf } from './diagnostics/diagnostic';
import { labelOf, pathOfLabel } from './files/content-root';
import type { LoadResult } from './index';

/** Texts that are not saved, by their paths inside the content folder. */
type Texts = ReadonlyMap<string, string>;

/**
 * Makes the safe fixes, and checks again until there is nothing left to fix. Then all fixed files are written, or none.
 * @param load reads and checks the content with unsaved texts
 * @returns the content as it is afterwards, and what was fixed
 * @throws ChangeError if a file can't be written, or was saved in the meantime
 */
export async function fixContent<Found extends LoadResult>(root: string, load: (texts: Texts) => Promise<Found>) {
  const done = await findFixes(root, load);
  if (done.texts.size > 0) await changeFolder(root, async (copy) => writeFiles(copy, done.texts, done.before));
  return done;
}

/** The same without writing anything. @returns the fixed texts as well, and all texts as they were before */
export async function findFixes<Found extends LoadResult>(
  root: string,
  load: (texts: Texts) => Promise<Found>,
): Promise<Found & { fixed: Diagnostic[]; texts: Texts; before: SourceTexts }> {
  const fixed: Diagnostic[] = [];
  const texts = new Map<string, string>();
  let loaded = await load(texts);
  const before = loaded.sources;
  const seen = new Set<string>();
  // One fix may reveal an error that another can fix. The limit prevents endless loops.
  const mostRounds = longestFile(loaded);
  for (let round = 0; round < mostRounds && !seen.has(stateOf(loaded)); round += 1) {
    seen.add(stateOf(loaded));
    const now = fixFiles(root, loaded, texts);
    if (now.length === 0) break;
    fixed.push(...now);
    loaded = await load(texts);
  }
  return { ...loaded, fixed, texts, before };
}

/** The lines of the longest file: each round fixes at least one line. */
function longestFile({ sources }: LoadResult): number {
  return [...sources.values()].reduce((most, text) => Math.max(most, linesOf(text).length), 0);
}

/** Identifies the texts of all files. */
function stateOf({ sources }: LoadResult): string {
  return hash([...sources].flat().join('\0'));
}

/** Fixes each file once. @param texts gets the fixed texts */
function fixFiles(root: string, { diagnostics, sources }: LoadResult, texts: Map<string, string>): Diagnostic[] {
  const done: Diagnostic[] = [];
  const files = new Set(diagnostics.filter(({ fix }) => fix).map(({ file }) => file));
  for (const file of files) {
    const path = pathOfLabel(root, file);
    const source = sources.get(file) ?? '';
    // A file that isn't UTF-8 would change in other places too.
    if (!texts.has(path) && !Buffer.from(source).equals(readInside(root, path))) continue;
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file).sort(byPlace);
    const { text, fixed } = applyFixes(source, own);
    texts.set(path, text);
    done.push(...fixed);
  }
  return done;
}

/** @throws ChangeError if a file is no longer as it was read */
async function writeFiles(root: string, texts: Texts, sources: SourceTexts) {
  for (const [path, text] of texts) {
    const label = labelOf(root, path);
    if (!replaceIfUnchanged(root, path, sources.get(label) ?? '', text))
      throw new ChangeError(`${label} was saved in the meantime. Try again. Nothing was changed.`);
  }
}
