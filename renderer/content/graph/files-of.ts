import { memoize } from '../../platform/memoize';
import type { ValidFile } from '../parse/parse-and-validate';
import type { CollectionName, DataFileName } from '../schema/collections';

const byName = memoize((files: readonly ValidFile[]) => {
  const found = new Map<CollectionName | DataFileName | undefined, ValidFile[]>();
  for (const file of files) {
    const name = file.collection ?? file.list;
    const others = found.get(name);
    if (others) others.push(file);
    else found.set(name, [file]);
  }
  return found;
});

/** The files of one collection, or the file of one list: few of thousands, where these are articles. */
export function filesOf(files: readonly ValidFile[], name: CollectionName | DataFileName): readonly ValidFile[] {
  return byName(files).get(name) ?? [];
}
