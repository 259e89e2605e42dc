import { type ParsedFile, parse } from '../../content/parse/parse';
import { cutField } from './cut-field';
import { replacedIn, stringsIn, withRedirect } from './edit-fields';

/**
 * The text of redirects.yaml after removing a page: redirects to it get the new target, and those of its old anchors are
 * removed, because only the page itself could follow them.
 * @param isAdded whether its own address redirects as well
 */
export function redirectsAfterRemoval(file: ParsedFile, address: string, to: string, isAdded: boolean): string {
  const places = stringsIn(file.data).filter(({ path, value }) => path[1] === 'to' && value === address);
  const led = replacedIn(file, places, address, to);
  return withoutAnchors({ ...file.source, text: isAdded ? withRedirect(led, file, address, to) : led }, address);
}

function withoutAnchors(source: ParsedFile['source'], address: string): string {
  const { file } = parse(source);
  const anchor = file && stringsIn(file.data).find(({ path, value }) => path[1] === 'from' && isAnchor(value, address));
  const cut = anchor && cutField(file, anchor.path.slice(0, 1));
  if (!cut) return source.text;
  return withoutAnchors({ ...source, text: source.text.slice(0, cut.start) + source.text.slice(cut.end) }, address);
}

function isAnchor(from: string, address: string): boolean {
  return from.startsWith(`${address}#`);
}
