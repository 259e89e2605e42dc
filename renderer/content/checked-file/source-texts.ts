import type { Nodes } from 'mdast';
import type { ParsedFile } from '../parse/parse';
import { allNodes, offsetsOf } from '../parse/walk-mdast';

/** A paragraph, a heading, or a cell of a table, as it is typed. */
export interface SourceBlock {
  node: Nodes;
  /** Its texts with their escapes. Everything else, such as code and addresses, is replaced by filler. */
  source: string;
  /** Where it begins in the body. */
  start: number;
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** What replaces each character that is no text. */
export const NO_TEXT = '\0';

/** The blocks of a body that have words. */
export function blocksOf({ tree, body }: ParsedFile): SourceBlock[] {
  return allNodes(tree).flatMap((node) => {
    if (!BLOCKS.has(node.type)) return [];
    const [start, end] = offsetsOf(node);
    let source = '';
    for (const [from, to] of textsBelow(node, body))
      source = source.padEnd(from - start, NO_TEXT) + body.slice(from, to);
    return [{ node, source: source.padEnd(end - start, NO_TEXT), start }];
  });
}

function textsBelow(node: Nodes, body: string): [start: number, end: number][] {
  const isBareAddress = node.type === 'link' && body.charAt(offsetsOf(node)[0]) !== '[';
  if (isBareAddress) return [];
  if (node.type === 'text') return [offsetsOf(node)];
  return 'children' in node ? node.children.flatMap((child) => textsBelow(child, body)) : [];
}
