import type { Element, ElementContent, Root } from 'hast';
import { HTMLElement, type Node } from 'node-html-parser';

/** Makes the address of a link absolute. */
type ToAbsolute = (href: string) => string;

/** What can be read in a part of a page, in reading order and with a space between what the layout keeps apart. */
export function readableTree(part: HTMLElement, toAbsolute: ToAbsolute): Root {
  return { type: 'root', children: childrenOf(part, toAbsolute) };
}

function childrenOf(element: HTMLElement, toAbsolute: ToAbsolute): ElementContent[] {
  return element.childNodes.flatMap((node) => toHast(node, toAbsolute)).flatMap(withDistance);
}

function toHast(node: Node, toAbsolute: ToAbsolute): ElementContent[] {
  if (!(node instanceof HTMLElement)) return [{ type: 'text', value: node.text }];
  const { rawTagName: name, attributes } = node;
  if (!isKept(name, attributes)) return [];
  const { class: classes, checked, href, ...others } = attributes;
  const properties = {
    ...others,
    className: classes?.split(' '),
    checked: checked !== undefined,
    href: name === 'a' && href !== undefined ? toAbsolute(href) : href,
  };
  const children = childrenOf(node, toAbsolute);
  const element = (tagName: string, content: ElementContent[]): Element[] => [
    { type: 'element', tagName, properties, children: content },
  ];
  // Markdown has no lists of terms: a term becomes a bold line above its description.
  if (name === 'dt') return element('p', element('strong', children));
  return element(name === 'dl' || name === 'dd' ? 'div' : name, children);
}

/** Left out are drawings, parts that need a script, and what is not printed: breadcrumbs, what to read next. */
function isKept(name: string, attributes: Record<string, string>): boolean {
  const isDrawing = name === 'svg' || attributes.role === 'img' || attributes['aria-hidden'] === 'true';
  return !isDrawing && attributes['data-noprint'] === undefined && attributes['data-island'] === undefined;
}

/** Adds a space where only the styles keep two parts of a line apart: before a span, and between links or dates in a row. */
function withDistance(node: ElementContent, index: number, siblings: readonly ElementContent[]): ElementContent[] {
  const before = siblings[index - 1];
  if (before === undefined) return [node];
  const isApart = isOneOf(node, ['span']) || (isOneOf(node, ROW) && isOneOf(before, ROW));
  if (!isApart || /\s$/.test(textOf(before)) || /^[\s,.:;!?)]/.test(textOf(node))) return [node];
  return [{ type: 'text', value: ' ' }, node];
}

const ROW = ['a', 'span', 'time'];

function isOneOf(node: ElementContent, names: readonly string[]): boolean {
  return node.type === 'element' && names.includes(node.tagName);
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
