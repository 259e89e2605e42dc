import { run } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import type { MDXContent } from 'mdx/types';
import * as jsxRuntime from 'react/jsx-runtime';
import type { PluggableList, Plugin } from 'unified';
import { gfmFor } from '../content/parse/body-syntax';
import { headingsOf } from '../content/parse/headings';
import { sentencesAreNoCode } from '../content/parse/import-or-export';
import { allNodes } from '../content/parse/walk-mdast';
import type { AnyEntry } from '../content/schema/content';
import { fillTokens, type TokenSource } from '../content/schema/tokens';
import { memoize } from '../platform/memoize';

/** A compiled body: a component that takes the components of schema/body-components.ts. */
export type Body = MDXContent;

type Transform = (body: string, file: string) => unknown;

/**
 * What compiles bodies, outside the bundler's graph: in it, every body would be compiled for the browser and for the server
 * and bundled twice. The rules have made sure before that nothing in a body is code.
 * @param tokens what the tokens in a body stand for
 * @param rehypePlugins what else is done to the tree of its HTML
 */
export function bodyCompiler(tokens: TokenSource, rehypePlugins: PluggableList = []) {
  // Made once each: it takes as long as compiling with it.
  const transformWith = memoize((gfm: Plugin<[], Root>): Transform => {
    const remarkPlugins: PluggableList = [gfm, sentencesAreNoCode, anchorHeadings, [fillTokensOfBody, tokens]];
    // Nobody debugs a body: without the generator there are no source maps.
    const options = { outputFormat: 'function-body' as const, SourceMapGenerator: undefined };
    const plugin = mdx({ ...options, remarkPlugins, rehypePlugins });
    const { transform } = plugin;
    if (typeof transform !== 'function') throw new Error('@mdx-js/rollup has no transform function');
    return (body, file) => Reflect.apply(transform, plugin, [body, file]);
  });
  return async ({ body, file }: Pick<AnyEntry, 'body' | 'file'>): Promise<Body> => {
    const compiled = await transformWith(gfmFor(body))(body, file);
    const code = typeof compiled === 'object' && compiled !== null ? Reflect.get(compiled, 'code') : undefined;
    if (typeof code !== 'string') throw new Error(`${file} was not compiled`);
    const { default: component } = await run(code, { ...jsxRuntime, baseUrl: import.meta.url });
    return component;
  };
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
    for (const node of allNodes(tree)) {
      if (node.type === 'text') node.value = fillTokens(node.value, tokens);
      if (node.type === 'link') node.url = fillTokens(node.url, tokens);
      if ('title' in node && node.title) node.title = fillTokens(node.title, tokens);
      if ('alt' in node && node.alt) node.alt = fillTokens(node.alt, tokens);
      for (const attribute of 'attributes' in node ? node.attributes : []) {
        if (typeof attribute.value === 'string') attribute.value = fillTokens(attribute.value, tokens);
      }
    }
  };
}
