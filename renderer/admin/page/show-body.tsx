import type { Nodes, Root } from 'hast';
import { type Components, type Options, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Root as Markdown, Paragraph, PhrasingContent } from 'mdast';
import type { MDXComponents } from 'mdx/types';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { htmlPlugins, markdownPlugins } from '../../content/parse/body-plugins';
import { parseBody } from '../../content/parse/parse-body';
import type { BodyComponents } from '../../content/schema/body-components';
import type { Entry } from '../../content/schema/content';
import type { TextOfToken } from '../../content/schema/tokens';
import type { Body } from '../../html/run-code';

const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/**
 * Shows bodies without compiling them, which a policy without eval forbids. The steps of a tree are those of a build.
 * @param textOf the values of the tokens in bodies
 * @param components that bodies may use
 * @param plugins more transformations of its HTML tree
 */
export function bodyShower(textOf: TextOfToken, components: BodyComponents, plugins: PluggableList) {
  const processor = unified()
    .use([unwrapComponents, ...markdownPlugins(textOf, components), dropComments])
    .use(remarkRehype, { allowDangerousHtml: true, passThrough: [...JSX] })
    .use([...htmlPlugins, ...plugins]);
  return async ({ body, file }: Pick<Entry, 'body' | 'file'>): Promise<Body> => {
    const { tree } = parseBody(body);
    const html: Nodes = processor.runSync(tree, new VFile({ path: file, value: body })) as Root;
    return (props) => toJsxRuntime(html, optionsFor(props.components ?? {}));
  };
}

function optionsFor(components: MDXComponents): Options {
  const named = new Map<string, unknown>(Object.entries(components));
  return {
    ...{ Fragment, jsx, jsxs, development: false },
    // They take the same properties; the library knows only those of HTML elements.
    components: components as Partial<Components>,
    // A capitalized name is the only code that is left.
    createEvaluater: () => ({
      evaluateExpression: (expression) => (expression.type === 'Identifier' ? named.get(expression.name) : undefined),
      evaluateProgram: () => undefined,
    }),
  };
}

/** A component on a line of its own is no paragraph: what @mdx-js/mdx does first. */
function unwrapComponents() {
  return (tree: Markdown) =>
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      if (!parent || index === undefined || !holdsOnlyComponents(paragraph)) return undefined;
      const children = paragraph.children.filter(({ type }) => type !== 'text');
      const unwrapped = children.map((child) =>
        child.type === 'mdxJsxTextElement' ? { ...child, type: 'mdxJsxFlowElement' } : child,
      );
      parent.children.splice(index, 1, ...(unwrapped as PhrasingContent[]));
      return index;
    });
}

function holdsOnlyComponents({ children }: Paragraph): boolean {
  const others = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isCode = ({ type }: PhrasingContent) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
  return others.length > 0 && others.every(isCode);
}

/** Nothing else in a body is code, which the rules see to. */
function dropComments() {
  return (tree: Markdown) =>
    visit(tree, ({ type }, index, parent) => {
      if (!parent || index === undefined || !/^mdx(?:Flow|Text)Expression$|^mdxjsEsm$/.test(type)) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}
