import { site } from '../shared/site';
import type { ChangedFiles } from './changed-files';
import type { BuiltSite, MadeOf } from './read-site';

/** Every page that names an item reads its file, which explains nothing if the items do. */
const isOfItems = (file: string) => site.lists.some((list) => list.file === file && list.item !== undefined);
/** Every page reads this list for its former anchors, so it explains little. */
const REDIRECTS = 'redirects.yaml';

/**
 * Finds the cause of a page's change: the changed content files of the page, the nearest first, and the changed items
 * that it states, or else the code. Empty if it can't be known: the code of that side writes no manifest, or neither
 * content nor code explains it.
 * @param was the address that the page had before
 * @param changedItems their names
 */
export function findCause(
  [was, address]: readonly [string, string],
  [before, after]: readonly [BuiltSite, BuiltSite],
  files: ChangedFiles,
  changedItems: readonly string[],
): string[] {
  const made = [before.madeOf?.get(was), after.madeOf?.get(address)].filter((side): side is MadeOf => Boolean(side));
  const isExplained = (file: string) => changedItems.length > 0 && isOfItems(file);
  const isPartOf = (file: string) => !isExplained(file) && made.some((side) => side.files.includes(file));
  const used = changedItems.filter((name) => made.some((side) => side.items.includes(name)));
  const stated = used.filter((name) => isStated(name, was, before) || isStated(name, address, after));
  const own = nearestFirst(files.content.filter(isPartOf), [was, address]);
  const telling = own.filter((file) => file !== REDIRECTS);
  // An item may be only in the social image.
  const items = stated.length + telling.length > 0 ? stated : used;
  const content = [...(items.length + telling.length > 0 ? telling : own), ...items];
  const isContentKnown = made.length > 0 || files.content.length === 0;
  return content.length === 0 && isContentKnown && files.code.length > 0 ? ['code'] : content;
}

/** The page's own file, then files of other pages, then the data files, which every page may read. */
function nearestFirst(files: readonly string[], addresses: readonly string[]): string[] {
  const distanceOf = (file: string) => {
    const { address } = site.typeOf(file) ?? {};
    return address === undefined ? 2 : addresses.includes(address) ? 0 : 1;
  };
  return files.toSorted((one, other) => distanceOf(one) - distanceOf(other));
}

/** The manifest names every item of every file that was read for the page; its document shows which are on it. */
function isStated(item: string, address: string, { items, pages }: BuiltSite): boolean {
  const text = items.get(item);
  if (text === undefined) return false;
  return /[&<>"']/.test(text) || (pages.get(address)?.html.includes(text) ?? false);
}
