import { replaceIfUnchanged } from '../platform/contained-files';
import { hash } from '../platform/hash';
import { applyFixes } from './diagnostics/apply-fixes';
import { byPlace, type Diagnostic, linesOf } from './diagnostics/diagnostic';
import { pathOfLabel } from './files/content-root';
import type { LoadResult } from './index';

/**
 * Writes the safe fixes into the files of a content folder, and checks again until there is nothing left to fix.
 * @param load reads and checks the content
 * @returns the content as it is afterwards, and what was fixed
 */
export async function fixContent<Found extends LoadResult>(
  root: string,
  load: () => Promise<Found>,
): Promise<Found & { fixed: Diagnostic[] }> {
  const fixed: Diagnostic[] = [];
  let loaded = await load();
  const seen = new Set<string>();
  // One fix may reveal an error that another can fix. The limit prevents endless loops.
  const mostRounds = longestFile(loaded);
  for (let round = 0; round < mostRounds && !seen.has(stateOf(loaded)); round += 1) {
    seen.add(stateOf(loaded));
    const now = await fixFiles(root, loaded);
    if (now.length === 0) break;
    fixed.push(...now);
    loaded = await load();
  }
  return { ...loaded, fixed };
}

/** The lines of the longest file: each round fixes at least one line. */
function longestFile({ sources }: LoadResult): number {
  return [...sources.values()].reduce((most, text) => Math.max(most, linesOf(text).length), 0);
}

/** Identifies the texts of all files. */
function stateOf({ sources }: LoadResult): string {
  return hash([...sources].flat().join('\0'));
}

async function fixFiles(root: string, { diagnostics, sources }: LoadResult): Promise<Diagnostic[]> {
  const done: Diagnostic[] = [];
  const files = new Set(diagnostics.filter(({ fix }) => fix).map(({ file }) => file));
  for (const file of files) {
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file).sort(byPlace);
    const source = sources.get(file) ?? '';
    const { text, fixed } = applyFixes(source, own);
    const path = pathOfLabel(root, file);
    if (replaceIfUnchanged(root, path, source, text)) done.push(...fixed);
  }
  return done;
}
