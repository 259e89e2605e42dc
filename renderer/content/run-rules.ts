import { groupBy } from '../platform/group-by';
import { hash } from '../platform/hash';
import { memoize } from '../platform/memoize';
import type { Diagnostic, Finding } from './diagnostics/diagnostic';
import { upToMost } from './files/file-rules';
import type { ContentGraph, FileLists } from './graph/content-graph';
import { catchCrashes, crashInFolder } from './parse/catch-crashes';
import type { FileCache } from './parse/file-cache';
import type { ValidFile } from './parse/parse-and-validate';
import { rules } from './rules/registry';
import type { Rule } from './rules/rule';

const all: [code: string, rule: Rule][] = Object.entries(rules);

/** The diagnostics of the rules on single files. Cached results are used while no list has changed. */
export function checkFiles(files: readonly ValidFile[], fileLists: FileLists, cache: FileCache): Diagnostic[] {
  const { lists, listsHash } = hashed(fileLists);
  return files.flatMap((valid) => {
    const known = cache.get(valid.file.source);
    if (known?.lintResults?.lists === listsHash) return known.lintResults.found;
    const found = all.flatMap(([code, { checkFile }]) =>
      checkFile
        ? catchCrashes(valid.file.label, `rule ${code}`, () => upToMost(named(code, checkFile(valid, lists))))
        : [],
    );
    const isCertain = found.every(({ code }) => code !== 'check-does-not-crash');
    if (known && isCertain) cache.set(valid.file.source, { ...known, lintResults: { lists: listsHash, found } });
    return found;
  });
}

/** Only these lists, and their hash. */
const hashed = memoize(({ site, claims, authors, vocabulary }: FileLists) => {
  const lists = { site, claims, authors, vocabulary };
  return { lists, listsHash: hash(JSON.stringify(lists)) };
});

/**
 * The diagnostics of the rules on the linked content.
 * @param before the content at the base of the branch; without it, nothing is compared
 */
export async function check(linked: ContentGraph, root: string, before?: ContentGraph): Promise<Diagnostic[]> {
  const found = await Promise.all(
    all.map(async ([code, { check, compare }]) => {
      try {
        const now = (await check?.(linked, root)) ?? [];
        const changed = before ? (compare?.(linked, before) ?? []) : [];
        return named(code, [...now, ...changed]);
      } catch (error) {
        return [crashInFolder(root, `rule ${code}`, error)];
      }
    }),
  );
  return found.flatMap((ofRule) => [...groupBy(ofRule, ({ file }) => file).values()].flatMap(upToMost));
}

/** The findings of a rule as diagnostics: their code is its name. */
function named(code: string, found: readonly Finding[]): Diagnostic[] {
  return found.map((each) => ({ ...each, code }));
}
