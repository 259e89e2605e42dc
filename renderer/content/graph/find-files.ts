import { groupBy } from '../../platform/group-by';
import { memoize } from '../../platform/memoize';
import type { ParsedFile } from '../parse/parse';
import type { ValidFile } from '../parse/parse-and-validate';
import type { CollectionName, DataFileName } from '../schema/collections';
import type { AnyEntry } from '../schema/content';
import { isOfKind } from '../schema/entry-lists';
import type { ContentGraph } from './content-graph';

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

/** A data file. The rules on the whole content run only if all of them exist. */
export function dataFile(files: readonly ValidFile[], name: DataFileName): ParsedFile {
  const [valid] = filesOf(files, name);
  if (!valid) throw new Error(`There is no data file ${name}`);
  return valid.file;
}

/** The files of a collection that have no errors, each with the entry of its page. */
export function filesWithEntries<Kind extends AnyEntry['kind']>({ content, files }: ContentGraph, kind: Kind) {
  const isOwnKind = isOfKind(kind);
  return filesOf(files, kind).flatMap(({ file, address = '' }) => {
    const entry = content.entries.get(address);
    return entry?.file === file.path && isOwnKind(entry) ? [{ file, entry }] : [];
  });
}
