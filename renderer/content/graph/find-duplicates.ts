import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';

/**
 * What several files have that only one may have.
 * @param keysOf what must be unique in a file, in the form in which it is compared
 * @param problemOf the finding in a file that has the key of another one
 */
export function findDuplicates(
  files: readonly CheckedFile[],
  keysOf: (file: CheckedFile) => readonly string[],
  problemOf: (file: CheckedFile, key: string, owner: CheckedFile) => Finding,
): Finding[] {
  const keys = files.flatMap(keysOf);
  // Almost always there are no duplicates, and no owner is needed.
  if (new Set(keys).size === keys.length) return [];
  const owners = new Map<string, CheckedFile>();
  // A draft is unfinished, and its author may still change it.
  return files
    .toSorted((a, b) => Number(a.isDraft) - Number(b.isDraft))
    .flatMap((file) =>
      keysOf(file).flatMap((key) => {
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, file);
        return owner === undefined ? [] : problemOf(file, key, owner);
      }),
    );
}
