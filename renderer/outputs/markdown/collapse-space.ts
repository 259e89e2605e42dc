import type { Nodes, Root, Text } from 'mdast';
import { allNodes } from '../../content/parse/walk-mdast';

/** What a browser collapses into one space; a no-break space stays. */
const SPACE = /[\t\n\v\f\r ]+/g;

/** Elements in a line, with the text in them, and others that are like a word. */
const AROUND_TEXT = new Set<Nodes['type']>(['delete', 'emphasis', 'link', 'strong']);
const LIKE_A_WORD = new Set<Nodes['type']>(['footnoteReference', 'image', 'inlineCode']);

/** Leaves the white space of a tree from HTML that a browser shows: one space between words, none around a line or between blocks. */
export function collapseSpace(tree: Root) {
  const nodes = allNodes(tree);
  /** The text before, in the same line, if it ends in a space. */
  let spaced: Text | undefined;
  let isAfterSpace = true;
  const endLine = () => {
    if (spaced) spaced.value = spaced.value.slice(0, -1);
    spaced = undefined;
    isAfterSpace = true;
  };
  for (const node of nodes) {
    if (node.type === 'text') {
      const value = node.value.replace(SPACE, ' ');
      node.value = isAfterSpace && value.startsWith(' ') ? value.slice(1) : value;
      if (node.value === '') continue;
      isAfterSpace = node.value.endsWith(' ');
      spaced = isAfterSpace ? node : undefined;
    } else if (LIKE_A_WORD.has(node.type)) {
      spaced = undefined;
      isAfterSpace = false;
    } else if (!AROUND_TEXT.has(node.type)) endLine();
  }
  endLine();
  // From the innermost ones to those around them.
  for (const node of nodes.toReversed()) if ('children' in node) joinTexts(node.children);
}

/** Joins texts side by side, and removes texts and paragraphs without content. */
function joinTexts(children: Nodes[]) {
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const [before, node] = [children[index - 1], children[index]];
    const isText = node?.type === 'text';
    if (isText && before?.type === 'text') before.value += node.value;
    else if (isText ? node.value !== '' : node?.type !== 'paragraph' || node.children.length > 0) continue;
    children.splice(index, 1);
  }
}
