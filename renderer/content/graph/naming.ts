import type { ValidFile } from '../parse/parse-and-validate';
import type { ContentData, Naming } from '../schema/content';
import type { List } from '../schema/define-list';
import { namedIn, namedInFields } from './token-uses';

/** Where files name the items of lists, by the name of the list and the id of the item. */
export function namingIn(
  files: readonly ValidFile[],
  lists: readonly List[],
  data: Readonly<Record<string, unknown>>,
): ContentData['naming'] {
  const named = lists.filter(({ item, tokens }) => item !== undefined && tokens !== undefined);
  return Object.fromEntries(named.map((list) => [list.name, namingOf(files, list, Object(data[list.name]))]));
}

function namingOf(files: readonly ValidFile[], { item }: List, items: object): Record<string, Naming[]> {
  const naming = new Map(Object.keys(items).map((id) => [id, [] as Naming[]]));
  for (const valid of files) {
    const { file, address } = valid;
    const inFields = new Set(namedInFields(valid, item));
    for (const id of new Set(namedIn(valid, item)))
      naming.get(id)?.push({ file: file.path, address, isInField: inFields.has(id) });
  }
  return Object.fromEntries(naming);
}
