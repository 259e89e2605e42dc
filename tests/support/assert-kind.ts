import { type Entry, isOfKind, type PageKind } from '../../renderer/content/schema/content';

/** The entry, typed by its kind. @throws Error if it is of another kind */
export function assertKind<Kind extends PageKind>(entry: Entry, kind: Kind): Entry<Kind> {
  if (isOfKind(entry, kind)) return entry;
  throw new Error(`${entry.file} is a ${entry.kind}, not a ${kind.name}`);
}
