import type { PluggableList } from 'unified';
import { treeCompiler } from '../content/parse/compile-body';
import { parseBody } from '../content/parse/parse-body';
import type { AnyEntry } from '../content/schema/content';
import type { TokenSource } from '../content/schema/tokens';
import { type Body, runCode } from './run-code';

/**
 * Compiles bodies when pages need them, in development.
 * @param tokens the values of the tokens in bodies
 * @param rehypePlugins more transformations of its HTML tree
 */
export function bodyCompiler(tokens: TokenSource, rehypePlugins: PluggableList = []) {
  const compile = treeCompiler(tokens, rehypePlugins);
  return async (entry: Pick<AnyEntry, 'body' | 'file'>): Promise<Body> =>
    runCode(await compile(parseBody(entry.body).tree, entry));
}
