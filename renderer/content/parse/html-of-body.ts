import type { Element, ElementContent, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';

/** A rehype plugin that gives each checkbox of a task list its words as its name (WCAG 4.1.2). */
export function labelTasks() {
  return (tree: Root) => {
    visit(tree, 'element', (item) => {
      // In a list with empty lines, the box is in a paragraph.
      const box = item.tagName === 'label' ? -1 : item.children.findIndex((node) => isOneOf(node, BOX));
      if (box < 0) return;
      const after = item.children.findIndex((node, index) => index > box && isOneOf(node, BLOCKS));
      const end = after < 0 ? item.children.length : after;
      const label: Element = { type: 'element', tagName: 'label', properties: {}, children: [] };
      label.children = item.children.splice(box, end - box, label);
    });
  };
}

const BOX = new Set(['input']);

/** What may follow the words of a task. */
const BLOCKS = new Set(['ul', 'ol', 'blockquote', 'pre', 'table']);

function isOneOf(node: ElementContent, names: ReadonlySet<string>): boolean {
  return node.type === 'element' && names.has(node.tagName);
}

/** A rehype plugin that says how a cell is aligned without a style attribute, which the policy of the site forbids. */
export function alignCells() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      if (properties.align === undefined) return;
      properties.dataAlign = properties.align;
      delete properties.align;
    });
  };
}

/** A rehype plugin that marks the links of a block without other words: such a link needs a large target (WCAG 2.5.5). */
export function markLoneLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (block) => {
      if (!BLOCKS_OF_WORDS.has(block.tagName)) return;
      const parts = [...wordsAndLinksOf(block)].filter((part) => part.type !== 'text' || part.value.trim() !== '');
      const links = parts.filter((part) => part.type === 'element');
      if (links.length === parts.length) for (const { properties } of links) properties.dataAlone = '';
    });
  };
}

const BLOCKS_OF_WORDS = new Set(['p', 'li', 'td', 'th']);

/** The texts and links of a block, without those of the blocks in it. */
function* wordsAndLinksOf(parent: Element): Generator<Text | Element> {
  for (const node of parent.children) {
    if (node.type === 'text') yield node;
    if (node.type !== 'element') continue;
    if (node.tagName === 'a') yield node;
    else if (!BLOCKS_OF_WORDS.has(node.tagName)) yield* wordsAndLinksOf(node);
  }
}
