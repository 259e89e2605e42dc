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

/** Where a node begins and ends in its body. */
export function offsetsOf({ position }: Pick<Nodes, 'position'>): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
