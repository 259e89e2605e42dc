import { changeData } from '../../content/edit/change-data';
import { replacedIn, stringsIn, withRedirect, withText } from '../../content/edit/edit-fields';
import type { ParsedFile } from '../../content/parse/parse';

/**
 * The text of redirects.yaml after removing a page: redirects to it get the new target, and those of its old anchors are
 * removed, because only the page itself could follow them.
 * @param isAdded whether its own address redirects as well
 */
export function redirectsAfterRemoval(file: ParsedFile, address: string, to: string, isAdded: boolean): string {
  const places = stringsIn(file.data).filter(({ path, value }) => path[1] === 'to' && value === address);
  const led = withText(file, replacedIn(file, places, address, to));
  return withoutAnchors(isAdded ? withRedirect(led, address, to) : led, address);
}

function withoutAnchors(file: ParsedFile, address: string): string {
  const anchor = stringsIn(file.data).find(({ path, value }) => path[1] === 'from' && isAnchor(value, address));
  if (!anchor) return file.text;
  return withoutAnchors(changeData(file, { do: 'remove', path: anchor.path.slice(0, 1) }), address);
}

function isAnchor(from: string, address: string): boolean {
  return from.startsWith(`${address}#`);
}
