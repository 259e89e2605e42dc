import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const known = new WeakMap<Root, readonly Nodes[]>();

/** Every node of a body, from top to bottom. The tree is walked once, however many ask. */
export function nodesOf(tree: Root): readonly Nodes[] {
  const found = known.get(tree) ?? walk(tree);
  known.set(tree, found);
  return found;
}

function walk(tree: Root): Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => void nodes.push(node));
  return nodes;
}
