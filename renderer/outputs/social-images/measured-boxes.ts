import type { MeasuredNode, Node } from '@takumi-rs/core';

/** Where an element is in the picture. */
export interface Box {
  classes: readonly string[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of an element and of all elements in it. What is hidden has none. */
export function boxesOf(node: Node, measured: MeasuredNode | undefined): Box[] {
  // Hidden elements have neither a width nor a height.
  if (!measured || (measured.width === 0 && measured.height === 0)) return [];
  const { width, height, transform, children } = measured;
  const [, , , , left, top] = transform;
  return [
    { classes: (node.className ?? '').split(' '), left, top, width, height },
    ...childrenOf(node).flatMap((child, index) => boxesOf(child, children[index])),
  ];
}

export function childrenOf(node: Node): readonly Node[] {
  return node.type === 'container' ? (node.children ?? []) : [];
}

export function hasClass(className: string, { classes }: Box): boolean {
  return classes.includes(className);
}

/** @throws Error if the picture has no such element */
export function boxOf(className: string, boxes: readonly Box[]): Box {
  const box = boxes.find((candidate) => hasClass(className, candidate));
  if (!box) throw new Error(`The picture has no ${className}`);
  return box;
}
