import type { Diagnostic } from '../diagnostics/diagnostic';
import { hash } from '../hash';
import type { Memory } from '../memory';
import { once } from '../once';
import { rules } from '../rules/registry';
import type { Rule } from '../rules/rule';
import type { FileLists, Linked, ValidFile } from './link';

const all = Object.values<Rule>(rules);

/** What the rules on one file alone find in the files. What they found in a file before is recalled while no list has changed. */
export function checkFiles(files: readonly ValidFile[], fileLists: FileLists, memory: Memory): Diagnostic[] {
  const { lists, listsHash } = hashed(fileLists);
  return files.flatMap((valid) => {
    const known = memory.recall(valid.file.source);
    if (known?.remarks?.lists === listsHash) return known.remarks.found;
    const found = all.flatMap((rule) => rule.checkFile?.(valid, lists) ?? []);
    if (known) memory.keep(valid.file.source, { ...known, remarks: { lists: listsHash, found } });
    return found;
  });
}

/** The lists alone, and what tells them from others. */
const hashed = once(({ site, claims, authors }: FileLists) => {
  const lists = { site, claims, authors };
  return { lists, listsHash: hash(JSON.stringify(lists)) };
});

/**
 * What the rules find in the linked content.
 * @param before the content at the base of the branch; without it, nothing is compared
 */
export async function check(linked: Linked, root: string, before?: Linked): Promise<Diagnostic[]> {
  const found = await Promise.all(all.map((rule) => rule.check?.(linked, root) ?? []));
  const changed = before ? all.flatMap((rule) => rule.compare?.(linked, before) ?? []) : [];
  return [...found.flat(), ...changed];
}
