import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { Parser } from 'htmlparser2';

/**
 * What can be read in a part of a page, in the order and at the distance in which it reads.
 * @param html as React writes it: every element is closed
 * @param wholeAddress what becomes of the address of a link
 */
export function readableTree(html: string, wholeAddress: (href: string) => string): Root {
  const root: Root = { type: 'root', children: [] };
  /** The elements that the parser is in, the innermost last. */
  const open: Element[] = [];
  /** How many elements it is in since it has come into one that is left out. */
  let leftOut = 0;
  const add = (node: ElementContent) => (open.at(-1) ?? root).children.push(node);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (leftOut > 0 || !isKept(name, attributes)) {
        leftOut += 1;
        return;
      }
      const { href } = attributes;
      const isLink = name === 'a' && href !== undefined;
      const element = h(NAMES[name] ?? name, isLink ? { ...attributes, href: wholeAddress(href) } : attributes);
      add(element);
      open.push(element);
    },
    ontext(value) {
      if (leftOut > 0) return;
      const last = (open.at(-1) ?? root).children.at(-1);
      // The parser hands over a text in pieces where it has character references.
      if (last?.type === 'text') last.value += value;
      else add({ type: 'text', value });
    },
    onclosetag(name) {
      if (leftOut > 0) {
        leftOut -= 1;
        return;
      }
      const element = open.pop();
      if (!element) return;
      element.children = element.children.flatMap(withDistance);
      if (name === 'dt') element.children = [h('strong', element.children)];
    },
  });
  parser.end(html);
  root.children = root.children.flatMap(withDistance);
  return root;
}

/** Markdown has no lists of terms: a term is a bold line over what is said of it. */
const NAMES: Record<string, string> = { dl: 'div', dt: 'p', dd: 'div' };

/** Left out are drawings, parts that need a script, and what is not printed: breadcrumbs, what to read next. */
function isKept(name: string, attributes: Record<string, string>): boolean {
  const isDrawing = name === 'svg' || attributes.role === 'img' || attributes['aria-hidden'] === 'true';
  return !isDrawing && attributes['data-noprint'] === undefined && attributes['data-island'] === undefined;
}

/** A space where style keeps two parts of a line apart: before a span, and between links or dates in a row. */
function withDistance<Node extends RootContent>(node: Node, index: number, siblings: readonly Node[]) {
  const before = siblings[index - 1];
  if (before === undefined) return [node];
  const isApart = isOneOf(node, ['span']) || (isOneOf(node, ROW) && isOneOf(before, ROW));
  if (!isApart || /\s$/.test(textOf(before)) || /^[\s,.:;!?)]/.test(textOf(node))) return [node];
  return [{ type: 'text' as const, value: ' ' }, node];
}

const ROW = ['a', 'span', 'time'];

function isOneOf(node: RootContent, names: readonly string[]): boolean {
  return node.type === 'element' && names.includes(node.tagName);
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
