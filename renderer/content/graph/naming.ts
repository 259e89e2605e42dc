import type { CheckedFile } from '../checked-file/checked-file';
import type { Naming } from '../schema/content';
import type { List } from '../schema/define-list';

/** Where files name the items of lists, by the name of the list and the id of the item. */
export function namingIn(
  files: readonly CheckedFile[],
  lists: readonly List[],
  data: Readonly<Record<string, unknown>>,
): Record<string, Record<string, Naming[]>> {
  const named = lists.filter(({ item, tokens }) => item !== undefined && tokens !== undefined);
  return Object.fromEntries(named.map((list) => [list.name, namingOf(files, list, Object(data[list.name]))]));
}

function namingOf(files: readonly CheckedFile[], list: List, items: object): Record<string, Naming[]> {
  const naming = new Map(Object.keys(items).map((id) => [id, [] as Naming[]]));
  for (const file of files) {
    const inFields = new Set(file.namedInFields(list));
    for (const id of new Set(file.named(list)))
      naming.get(id)?.push({ file: file.path, address: file.address, isInField: inFields.has(id) });
  }
  return Object.fromEntries(naming);
}
