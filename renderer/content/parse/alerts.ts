import type { Blockquote, Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { alertKinds } from '../schema/body-components';
import { allNodes, offsetsOf } from './walk-mdast';

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;

/** The first line of an alert, such as [!NOTE]; Obsidian allows a title after it. */
const MARK = new RegExp(`^\\[!(${alertKinds.join('|')})\\](?:[ \\t]+([^\\n]*\\S))?[ \\t]*(?:\\n|$)`, 'i');

/** An alert as GitHub writes it: > [!NOTE]. */
interface Alert {
  kind: string;
  title: string | undefined;
  /** The length of its first line. */
  length: number;
}

/** The alert that a quotation is meant as, if it is one. */
export function alertOf({ children: [first] }: Blockquote): Alert | undefined {
  const [text, next] = first?.type === 'paragraph' ? first.children : [];
  if (text?.type !== 'text') return undefined;
  const [mark, kind = '', title] = MARK.exec(text.value) ?? [];
  // Bold words on its line would be a part of the title.
  const isWhole = mark?.endsWith('\n') || next === undefined || next.type === 'break';
  return mark === undefined || !isWhole ? undefined : { kind: kind.toLowerCase(), title, length: mark.length };
}

/** A plugin that makes components of alerts. @param name of the component; without one, alerts stay quotations */
export function alertsAsComponents(name: string | undefined): Transformer<Root> {
  return (tree, body) => {
    if (name === undefined) return;
    for (const parent of allNodes(tree)) {
      if (!('children' in parent)) continue;
      const children: Nodes[] = parent.children;
      for (const [index, node] of children.entries()) {
        const alert = node.type === 'blockquote' ? alertOf(node) : undefined;
        if (alert && node.type === 'blockquote') children[index] = asComponent(node, name, alert, String(body));
      }
    }
  };
}

function asComponent(quote: Blockquote, name: string, { kind, title, length }: Alert, body: string): Component {
  dropFirstLine(quote, length, body);
  const given = { alert: kind, ...(title !== undefined && { title }) };
  const attributes = Object.entries(given).map(([name, value]) => ({
    ...{ type: 'mdxJsxAttribute' as const, name, value },
  }));
  return { ...quote, type: 'mdxJsxFlowElement', name, attributes };
}

function dropFirstLine(quote: Blockquote, length: number, body: string) {
  const [paragraph] = quote.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
  text.value = text.value.slice(length);
  const [line = ''] = /^[^\n]*\n[\s>]*/.exec(body.slice(...offsetsOf(text))) ?? [];
  // The box for editing shows what is behind it.
  if (text.position?.start.offset !== undefined) text.position.start.offset += line.length;
  if (text.value === '') paragraph.children.splice(0, paragraph.children[1]?.type === 'break' ? 2 : 1);
  if (paragraph.children.length === 0) quote.children.shift();
}
