import mdx from '@mdx-js/rollup';
import type { Nodes, Root } from 'mdast';
import type { PluggableList, Processor } from 'unified';
import { valueAt } from '../../platform/records';
import { count } from '../../platform/statistics';
import { type BodyComponents, DECORATION, nameOfAlerts } from '../schema/body-components';
import { fillTokens, type TextOfToken } from '../schema/tokens';
import { withAnchor } from '../text/anchor';
import { alertsAsComponents } from './alerts';
import { headingsOf } from './headings';
import { alignCells, labelTasks, markLoneLinks } from './html-of-body';
import { parseBody } from './parse-body';
import { allNodes } from './walk-mdast';

/** A body for the compiler: its text, and its path inside the content folder. */
interface Origin {
  body: string;
  file: string;
}

/** Parses and compiles a body. @returns JavaScript for run() of @mdx-js/mdx */
export async function compileText(origin: Origin, textOf: TextOfToken, components: BodyComponents): Promise<string> {
  return treeCompiler(textOf, components)(parseBody(origin.body).tree, origin);
}

/**
 * Creates a compiler for the trees of bodies, outside the bundler's graph: in it, every body would be compiled and bundled
 * twice, for the browser and the server. The rules ensure that nothing in a body is code.
 * @param textOf the values of the tokens in bodies
 * @param components that bodies may use
 * @param rehypePlugins more transformations of its HTML tree
 * @returns compiles a tree, which is changed
 */
export function treeCompiler(textOf: TextOfToken, components: BodyComponents, rehypePlugins: PluggableList = []) {
  const trees = new Map<string, Root>();
  // Instead of parsing a body a second time, which would take three times as long as the rest.
  function takeTree(this: Processor) {
    this.parser = (_text, { path }) => trees.get(path) ?? { type: 'root', children: [] };
  }
  const remarkPlugins: PluggableList = [
    takeTree,
    anchorHeadings,
    () => alertsAsComponents(nameOfAlerts(components)),
    () => (tree: Root) => fillBodyTokens(tree, textOf),
    firstPictureFirst,
  ];
  // Without the generator there are no source maps, which nobody needs.
  const options = { outputFormat: 'function-body' as const, SourceMapGenerator: undefined };
  const plugin = mdx({
    ...options,
    remarkPlugins,
    rehypePlugins: [labelTasks, alignCells, markLoneLinks, ...rehypePlugins],
  });
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('@mdx-js/rollup has no transform function');
  return async (tree: Root, { body, file }: Origin): Promise<string> => {
    count('bodies compiled');
    trees.set(file, tree);
    const compiled: unknown = await Reflect.apply(transform, plugin, [body, file]);
    trees.delete(file);
    const code = valueAt(compiled, ['code']);
    if (typeof code !== 'string') throw new Error(`${file} was not compiled`);
    return code;
  };
}

/** A copy without positions, which take most of the space. */
export function withoutPositions<Node extends Nodes>(node: Node): Node {
  const { position, data, ...rest }: Nodes = node;
  const copy = {
    ...rest,
    ...('children' in rest && { children: rest.children.map(withoutPositions) }),
    ...('attributes' in rest && { attributes: rest.attributes.map((attribute) => ({ ...attribute })) }),
  };
  // Positions and data may be missing from every node.
  return copy as Nodes as Node;
}

/** Gives each heading the anchor that links and tables of contents expect. */
function anchorHeadings() {
  return (tree: Root) => {
    for (const { heading, node } of headingsOf(tree)) {
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: heading.id } };
    }
  };
}

/** A picture at the start of a body is probably the largest element of the first view. */
function firstPictureFirst() {
  return (tree: Root) => {
    const [first] = tree.children;
    const picture = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (picture?.type === 'image') picture.data = { ...picture.data, hProperties: { fetchPriority: 'high' } };
  };
}

/** Replaces the tokens in the texts of a body, and spells anchors as their elements do. */
function fillBodyTokens(tree: Root, textOf: TextOfToken) {
  for (const node of allNodes(tree)) {
    if (node.type === 'text') node.value = fillTokens(node.value, textOf);
    if (node.type === 'link') node.url = fillTokens(node.url, textOf);
    if (node.type === 'link' || node.type === 'definition') node.url = withAnchor(node.url);
    if (node.type === 'image' && node.title === DECORATION) node.title = null;
    if ('title' in node) node.title &&= fillTokens(node.title, textOf);
    if ('alt' in node) node.alt &&= fillTokens(node.alt, textOf);
    for (const attribute of 'attributes' in node ? node.attributes : []) {
      if (typeof attribute.value === 'string') attribute.value = fillTokens(attribute.value, textOf);
    }
  }
}
