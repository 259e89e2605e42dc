import type { Nodes } from 'mdast';
import type { Problem } from '../diagnostics/diagnostic';
import { bodyComponents } from '../schema/body-components';
import { atNode, nodesOf } from './each-node';
import type { Rule } from './rule';

export const mdxIsSafe: Rule = {
  task: 'Write the text',
  demand: 'Nothing in a text is code: no import, no export, no braces but comments, no computed properties.',
  why: 'Many people change texts, and code in them would run on the computer that builds the site. So a text can do nothing but be read.',
  check: ({ files }) =>
    files.flatMap(({ file }) =>
      nodesOf(file.tree).flatMap((node) => {
        const problem = codeIn(node);
        return problem ? atNode(file, node, problem) : [];
      }),
    ),
};

function codeIn(node: Nodes): Problem | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return {
        code: 'mdx-is-safe',
        message: "A content file can't import or export anything.",
        suggestion: `Delete the line. These components are there without import: ${Object.keys(bodyComponents).join(', ')}.`,
      };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return undefined;
      return {
        code: 'mdx-is-safe',
        message: `Braces would run as code, but content holds no code: {${node.value}}.`,
        suggestion: 'Write \\{ for a brace, or [[id]] for a claim.',
      };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const isPlain = node.attributes.every(
        (attribute) => attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string',
      );
      if (isPlain) return undefined;
      return {
        code: 'mdx-is-safe',
        message: `The properties of <${node.name}> must be plain text in quotes.`,
        suggestion: `Write it like this:   <${node.name} title="…">`,
      };
    }
    default:
      return undefined;
  }
}
