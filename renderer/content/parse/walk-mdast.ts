import type { Nodes, Root } from 'mdast';
import { memoize } from '../../platform/memoize';

/** Every node of a body, from top to bottom. */
export const allNodes = memoize((tree: Root): readonly Nodes[] => {
  const nodes: Nodes[] = [];
  const add = (node: Nodes) => {
    nodes.push(node);
    if ('children' in node) node.children.forEach(add);
  };
  add(tree);
  return nodes;
});
