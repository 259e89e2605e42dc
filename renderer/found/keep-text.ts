import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Leaves in a page what can be read, in the order and at the distance in which it reads. */
export function keepText(tree: Root) {
  visit(tree, (node) => {
    if (node.type === 'element') asParagraphs(node);
    if ('children' in node) setChildren(node, node.children.filter(isKept).flatMap(withDistance));
  });
}

function setChildren(node: Parents, children: RootContent[]) {
  // Only a root may hold a doctype, and what is set comes from the node itself.
  node.children = children as ElementContent[];
}

/** Drawings, parts that need a script, and what is not printed: breadcrumbs, what to read next. */
function isKept(node: RootContent): boolean {
  if (node.type !== 'element') return true;
  const { role, ariaHidden, dataNoprint, dataIsland } = node.properties;
  const isDrawing = role === 'img' || ariaHidden === 'true' || node.tagName === 'svg';
  return !isDrawing && dataNoprint === undefined && dataIsland === undefined;
}

/** Markdown has no lists of terms: a term is a bold line over what is said of it. */
function asParagraphs(node: Element) {
  if (node.tagName === 'dt') {
    node.children = [{ type: 'element', tagName: 'strong', properties: {}, children: node.children }];
    node.tagName = 'p';
  }
  if (node.tagName === 'dl' || node.tagName === 'dd') node.tagName = 'div';
}

/** A space where style keeps two parts of a line apart: before a span, and between links or dates in a row. */
function withDistance(node: RootContent, index: number, siblings: readonly RootContent[]): RootContent[] {
  const before = siblings[index - 1];
  if (before === undefined || /\s$/.test(textOf(before)) || /^[\s,.:;!?)]/.test(textOf(node))) return [node];
  const isApart = isOneOf(node, ['span']) || (isOneOf(node, ROW) && isOneOf(before, ROW));
  return isApart ? [{ type: 'text', value: ' ' }, node] : [node];
}

const ROW = ['a', 'span', 'time'];

function isOneOf(node: Nodes, names: readonly string[]): boolean {
  return node.type === 'element' && names.includes(node.tagName);
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
