import type { Element, ElementContent, Root } from 'hast';
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
