import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import type { ReactElement } from 'react';

type Child = Tree | string;

/** An element as Satori takes it. */
export type Tree = ReactElement<{ className?: string; style?: Record<string, string>; children: Child[] }>;

/**
 * Markup as the tree that Satori draws. Satori would call components by itself, but knows no context, from where the
 * components of the site take their words; so React renders them first.
 */
export function satoriTree(markup: string): Tree {
  const [root] = parse(markup).childNodes.flatMap(toTree);
  if (root === undefined || typeof root === 'string') throw new Error(`No element in "${markup}"`);
  return root;
}

function toTree(node: Node): Child[] {
  if (node instanceof TextNode) return [node.text];
  if (!(node instanceof HTMLElement)) return [];
  const { class: className, ...attributes } = node.attributes;
  const props = { ...attributes, className, children: node.childNodes.flatMap(toTree) };
  return [{ type: node.rawTagName, key: null, props }];
}
