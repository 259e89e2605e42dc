import { run } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import type { MDXContent } from 'mdx/types';
import * as jsxRuntime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { headingsOf } from '../headings';
import type { AnyEntry, Content } from '../schema/content';
import { fillTokens, type TokenSource } from '../tokens';

/** A compiled body: a component that takes the components of schema/body-components.ts. */
export type Body = MDXContent;

/**
 * Compiles the body of an entry, outside the bundler's graph: in it, every body would be compiled for the browser
 * and for the server and bundled twice. The rules have made sure before that nothing in a body is code.
 * @param rehypePlugins what else is done to the tree of its HTML
 */
export async function compileBody(entry: AnyEntry, content: Content, rehypePlugins: PluggableList = []): Promise<Body> {
  const plugin = mdx({
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm, anchorHeadings, [fillTokensOfBody, content]],
    rehypePlugins,
  });
  const transform = plugin.transform;
  if (typeof transform !== 'function') throw new Error('@mdx-js/rollup has no transform function');
  const compiled: unknown = await Reflect.apply(transform, plugin, [entry.body, entry.file]);
  const code = typeof compiled === 'object' && compiled !== null ? Reflect.get(compiled, 'code') : undefined;
  if (typeof code !== 'string') throw new Error(`${entry.file} was not compiled`);
  const { default: body } = await run(code, { ...jsxRuntime, baseUrl: import.meta.url });
  return body;
}

/** Gives each heading the anchor that the pipeline has promised to links and tables of contents. */
function anchorHeadings() {
  return (tree: Root) => {
    for (const { heading, node } of headingsOf(tree)) {
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: heading.id } };
    }
  };
}

function fillTokensOfBody(tokens: TokenSource) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = fillTokens(node.value, tokens);
      if (node.type === 'link') node.url = fillTokens(node.url, tokens);
    });
  };
}
