import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Nodes, Root } from 'mdast';
import type { Heading } from '../schema/content';
import { allNodes } from './walk-mdast';

/** Anchors consist of letters and digits: a heading of emoji alone would have an empty anchor. */
const HAS_LETTERS = /[\p{L}\p{N}]/u;

/** What nobody sees, and nobody types in a link: soft hyphens, and the selectors and joiners in emoji. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Every heading of a body with its anchor, and the node it was read from. */
export function headingsOf(tree: Root): { heading: Heading; node: HeadingNode }[] {
  const slugger = new GithubSlugger();
  const found: { heading: Heading; node: HeadingNode }[] = [];
  for (const node of allNodes(tree)) {
    if (node.type !== 'heading') continue;
    // A comment leaves a space, which would add a hyphen to the anchor.
    const text = textOf(node).replace(/ +/g, ' ').trim();
    const id = slugger.slug(HAS_LETTERS.test(text) ? text.replace(INVISIBLE, '').normalize('NFC') : 'section');
    found.push({ heading: { depth: node.depth, id, text }, node });
  }
  return found;
}

/** Nodes that hold blocks, not words. */
const HOLD_BLOCKS = new Set<Nodes['type']>([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'footnoteDefinition',
  'mdxJsxFlowElement',
]);

/** The plain text of a node, without comments. A space separates blocks, or their words would run together. */
export function textOf(node: Nodes): string {
  // All expressions are comments.
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return '';
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(textOf).join(HOLD_BLOCKS.has(node.type) ? ' ' : '');
  return '';
}

/** Whether a heading is underlined (CommonMark 4.3). With hashes it has a single line. */
export function isUnderlined({ position }: HeadingNode): boolean {
  return position !== undefined && position.start.line < position.end.line;
}
