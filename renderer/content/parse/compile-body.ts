import mdx from '@mdx-js/rollup';
import type { Nodes, Root } from 'mdast';
import type { PluggableList, Processor } from 'unified';
import { valueAt } from '../../platform/records';
import { count } from '../../platform/statistics';
import type { BodyComponents } from '../schema/body-components';
import type { TextOfToken } from '../schema/tokens';
import { htmlPlugins, markdownPlugins } from './body-plugins';
import { parseBody } from './parse-body';

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
  // Without the generator there are no source maps, which nobody needs.
  const options = { outputFormat: 'function-body' as const, SourceMapGenerator: undefined };
  const plugin = mdx({
    ...options,
    remarkPlugins: [takeTree, ...markdownPlugins(textOf, components)],
    rehypePlugins: [...htmlPlugins, ...rehypePlugins],
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
