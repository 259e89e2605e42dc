import type { Nodes } from 'mdast';
import { diagnosticAt, type Edit, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
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

/** A part of a text, and its replacement. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** What replaces each character that is no text. */
export const NO_TEXT = '\0';

/** The blocks of a body that have words. */
export function sourceBlocksOf({ tree, body }: ParsedFile): SourceBlock[] {
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

/** A diagnostic at a part of a body, from one offset to another. @param edits the fix, all or nothing */
export function atSource(
  file: ParsedFile,
  [start, end]: [number, number],
  problem: Problem,
  edits: readonly Replacement[] = [],
): Finding {
  const fix: Edit[] = edits.map((edit) => ({ ...rangeAt(file.body, edit.start, edit.end), text: edit.text }));
  return diagnosticAt(file, rangeAt(file.body, start, end), { ...problem, ...(fix.length > 0 && { fix }) });
}
