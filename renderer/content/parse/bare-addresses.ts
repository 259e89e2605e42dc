import type { Link, Nodes, Root } from 'mdast';
import { positionAt } from '../diagnostics/line-index';
import { textOf } from './headings';
import { allNodes, offsetsOf } from './walk-mdast';

/**
 * What no address has (RFC 3986, and the letters of RFC 3987), but Markdown takes for a part of one; and the s of "a.example's".
 * An invisible character is an error of its own.
 */
const NOT_IN_ADDRESS = /[^\p{L}\p{N}\p{M}\p{Cf}\-._~:/?#[\]@!$&'()*+,;=%]|(?<!\[.*)\]|'s?$/u;

/** The intended start or end of a bare address, as an offset from its beginning; undefined for all other links. */
export function misreadAt(link: Link, body: string): number | undefined {
  const [start, end] = offsetsOf(link);
  const typed = body.slice(start, end);
  if (/^[[<]/.test(typed)) return undefined;
  if (link.url.startsWith('mailto:_')) return 1;
  const at = typed.search(NOT_IN_ADDRESS);
  return at < 0 ? undefined : at;
}

/** Gives addresses a place that were found in a text after it was parsed, and the texts around them. */
export function placeAddresses(tree: Root, body: string) {
  for (const parent of allNodes(tree)) {
    if (!('children' in parent) || parent.type === 'root') continue;
    let from = offsetsOf(parent)[0];
    for (const child of parent.children) {
      if (!child.position) place(child, from, body);
      from = offsetsOf(child)[1] || from;
    }
  }
}

function place(node: Nodes, from: number, body: string) {
  const value = textOf(node);
  const start = body.indexOf(value, from);
  if (start < 0) return;
  const end = start + value.length;
  const pointAt = (offset: number) => ({ ...positionAt(body, offset), offset });
  node.position = { start: pointAt(start), end: pointAt(end) };
}
