import type { Nodes, Root, RootContent, Text } from 'hast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { type BodyComponent, type BodyComponents, componentNamed, isWords } from '../../content/schema/body-components';
import { mark, withoutMarks } from './mark';

const INLINE = new Set(['a', 'br', 'code', 'del', 'em', 'img', 'strong', 'sup']);

/**
 * A rehype plugin that puts a mark after each run of words in a body, and after the properties of its components that are words. The
 * path of a body is that inside the content folder.
 */
export function markBody(components: BodyComponents): Transformer<Root> {
  return (tree, body) => {
    const file = body.path;
    visit(tree, (node) => {
      if (isInline(node) || (node.type === 'element' && node.tagName === 'pre')) return 'skip';
      if (node.type === 'mdxJsxFlowElement')
        markProperties(node, componentNamed(node.name, components)?.props ?? {}, file, String(body));
      if ('children' in node) for (const run of runsOf(node.children)) markRun(run, file);
      return undefined;
    });
  };
}

/** Sibling nodes that share a paragraph, a heading, or a line of a list. */
function runsOf(children: readonly RootContent[]): RootContent[][] {
  const runs: RootContent[][] = [[]];
  for (const child of children) {
    if (isInline(child)) runs.at(-1)?.push(child);
    else runs.push([]);
  }
  return runs;
}

function isInline(node: Nodes): boolean {
  return (
    node.type === 'text' || node.type === 'mdxJsxTextElement' || (node.type === 'element' && INLINE.has(node.tagName))
  );
}

function markRun(run: readonly RootContent[], file: string) {
  const start = run.find(({ position }) => position)?.position?.start.offset;
  const end = run.findLast(({ position }) => position)?.position?.end.offset;
  const texts = run.flatMap(textsIn);
  // The values of tokens bring marks of their own.
  for (const text of texts) text.value = withoutMarks(text.value);
  const text = texts.map(({ value }) => value).join('');
  const last = texts.at(-1);
  if (start === undefined || end === undefined || !last || text.trim() === '') return;
  last.value += mark(text, { file, place: `@${start}-${end}` }).slice(text.length);
}

function textsIn(node: Nodes): Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node ? node.children.flatMap(textsIn) : [];
}

function markProperties(
  { attributes }: Extract<Nodes, { type: 'mdxJsxFlowElement' }>,
  props: BodyComponent['props'],
  file: string,
  body: string,
) {
  for (const attribute of attributes) {
    const { value, position } = attribute;
    const from = position?.start.offset;
    const to = position?.end.offset;
    if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'string' || from === undefined || !to) continue;
    if (!isWords(props[attribute.name])) continue;
    // Between the quotation marks; there may be spaces after the name.
    const start = from + body.slice(from, to).search(/["']/) + 1;
    attribute.value = mark(value, { file, place: `=${start}-${to - 1}` });
  }
}
