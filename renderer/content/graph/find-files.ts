import { groupBy } from '../../platform/group-by';
import { memoize } from '../../platform/memoize';
import type { ParsedFile } from '../parse/parse';
import type { ValidFile } from '../parse/parse-and-validate';
import type { List } from '../schema/define-list';

const byAddress = memoize((files: readonly ValidFile[]) => {
  const found = new Map<string | undefined, ValidFile>();
  for (const file of files) if (!found.has(file.address)) found.set(file.address, file);
  return found;
});

/** The first file whose page has an address. */
export function fileAt(files: readonly ValidFile[], address: string | undefined): ValidFile | undefined {
  return byAddress(files).get(address);
}

const byName = memoize((files: readonly ValidFile[]) => groupBy(files, ({ kind, list }) => kind?.name ?? list));

/** The files of one kind, or one data file. */
export function filesOf(files: readonly ValidFile[], { name }: { readonly name: string }): readonly ValidFile[] {
  return byName(files).get(name) ?? [];
}

/** A data file. The rules on the whole content run only if all of them exist. */
export function dataFile(files: readonly ValidFile[], list: List): ParsedFile {
  const [valid] = filesOf(files, list);
  if (!valid) throw new Error(`There is no data file ${list.file}`);
  return valid.file;
}
