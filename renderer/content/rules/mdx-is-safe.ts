import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { didYouMean } from '../nearest';
import { bodyComponents } from '../schema/body-components';
import type { ValidFile } from '../steps/link';
import { inFile } from '../steps/parse';
import type { Rule } from './rule';

/**
 * The body is a safe subset of MDX: nothing in it is code. No import or export, no expressions but comments, no HTML,
 * only the components of the registry with plain text properties, no address that runs something.
 */
export const mdxIsSafe: Rule = ({ files }) => files.flatMap(inBody);

type Problem = Pick<Diagnostic, 'code' | 'message' | 'suggestion'>;

function inBody({ file }: ValidFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(file.tree, (node) => {
    const problem = problemOf(node);
    if (!problem || !node.position) return;
    const { start, end } = node.position;
    found.push(
      inFile(file, { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }, problem),
    );
  });
  return found;
}

/** What this rule reads of a node, Markdown or MDX. */
interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

function problemOf(node: MdxNode): Problem | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return {
        code: 'mdx-is-safe',
        message: "A content file can't import or export anything.",
        suggestion: `Delete the line. These components are there without import: ${Object.keys(bodyComponents).join(', ')}.`,
      };
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const isComment = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value ?? '');
      if (isComment) return undefined;
      return {
        code: 'mdx-is-safe',
        message: `Braces would run as code, but content holds no code: {${node.value}}.`,
        suggestion: 'Write \\{ for a brace, or [[id]] for a claim.',
      };
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return problemOfComponent(node);
    case 'link':
    case 'definition':
    case 'image':
      if (node.url !== undefined && /^(?:https?:|mailto:|tel:|[/#])/.test(node.url)) return undefined;
      return {
        code: 'links-are-safe',
        message: `A link leads to a page (/contact), an anchor (#form), https://, mailto: or tel:, but found "${node.url}".`,
        suggestion: 'Begin the address with / for a page of this site, or with https:// for another site.',
      };
    default:
      return undefined;
  }
}

function problemOfComponent(node: MdxNode): Problem | undefined {
  const name = node.name ?? '';
  const props = bodyComponents[name];
  if (!props) {
    return {
      code: 'components-are-known',
      message: `There is no component <${name}>.`,
      suggestion: didYouMean(name, Object.keys(bodyComponents)),
    };
  }
  for (const attribute of node.attributes ?? []) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      return {
        code: 'mdx-is-safe',
        message: `The properties of <${name}> must be plain text in quotes.`,
        suggestion: `Write it like this:   <${name} ${props[0] ?? 'title'}="…">`,
      };
    }
    if (!props.includes(attribute.name ?? '')) {
      return {
        code: 'components-are-known',
        message: `<${name}> has no property "${attribute.name}".`,
        suggestion: props.length > 0 ? didYouMean(attribute.name ?? '', props) : `Write <${name}> without properties.`,
      };
    }
  }
  return undefined;
}
