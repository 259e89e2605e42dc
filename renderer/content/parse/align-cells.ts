import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

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
