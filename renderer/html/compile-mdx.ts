import type { PluggableList } from 'unified';
import { treeCompiler } from '../content/parse/compile-body';
import { parseBody } from '../content/parse/parse-body';
import type { BodyComponents } from '../content/schema/body-components';
import type { Entry } from '../content/schema/content';
import type { TextOfToken } from '../content/schema/tokens';
import { type Body, runCode } from './run-code';

/**
 * Compiles bodies when pages need them, in development.
 * @param textOf the values of the tokens in bodies
 * @param components that bodies may use
 * @param rehypePlugins more transformations of its HTML tree
 */
export function bodyCompiler(textOf: TextOfToken, components: BodyComponents, rehypePlugins: PluggableList = []) {
  const compile = treeCompiler(textOf, components, rehypePlugins);
  return async (entry: Pick<Entry, 'body' | 'file'>): Promise<Body> =>
    runCode(await compile(parseBody(entry.body).tree, entry));
}
