import type { AnyEntry, EntryOf } from '../../renderer/content/schema/content';

/** The entry, typed by its kind. @throws Error if it is of another kind, which the routes rule out */
export function assertKind<Kind extends AnyEntry['kind']>(entry: AnyEntry, kind: Kind): EntryOf<Kind> {
  if (isKind(entry, kind)) return entry;
  throw new Error(`${entry.file} is a ${entry.kind}, not a ${kind}`);
}

function isKind<Kind extends AnyEntry['kind']>(entry: AnyEntry, kind: Kind): entry is EntryOf<Kind> {
  return entry.kind === kind;
}
