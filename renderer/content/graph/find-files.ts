import { groupBy } from '../../platform/group-by';
import { memoize } from '../../platform/memoize';
import type { ValidFile } from '../parse/parse-and-validate';
import type { CollectionName, DataFileName } from '../schema/collections';

const byAddress = memoize((files: readonly ValidFile[]) => {
  const found = new Map<string | undefined, ValidFile>();
  for (const file of files) if (!found.has(file.address)) found.set(file.address, file);
  return found;
});

/** The first file whose page has an address. */
export function fileAt(files: readonly ValidFile[], address: string | undefined): ValidFile | undefined {
  return byAddress(files).get(address);
}

const byName = memoize((files: readonly ValidFile[]) => groupBy(files, ({ collection, list }) => collection ?? list));

/** The files of one collection, or one data file. */
export function filesOf(files: readonly ValidFile[], name: CollectionName | DataFileName): readonly ValidFile[] {
  return byName(files).get(name) ?? [];
}
