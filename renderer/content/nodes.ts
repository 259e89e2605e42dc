import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { once } from './once';

/** Every node of a body, from top to bottom. */
export const nodesOf = once((tree: Root): readonly Nodes[] => {
  const nodes: Nodes[] = [];
  visit(tree, (node) => void nodes.push(node));
  return nodes;
});
