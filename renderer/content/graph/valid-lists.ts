import type { DataOf, List } from '../schema/define-list';

/** The data of each data file, by the name of its list. */
export type ValidLists = Readonly<Record<string, unknown>>;

/** The data of a list: content is linked and checked only if all data files exist and are valid. */
export function dataIn<Of extends List>(lists: ValidLists, { name }: Of): DataOf<Of> {
  // Each has passed its own schema.
  return lists[name] as DataOf<Of>;
}
