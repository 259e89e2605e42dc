import type { Nodes } from 'mdast';
import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from '../diagnostics/rule';
import { atNode } from '../parse/at-node';
import { nodesOf } from '../parse/walk-mdast';
import { bodyComponents } from '../schema/body-components';

/** Nothing but comments. Each ends at its first end mark: what stands behind would run. */
const COMMENTS = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/;

export const mdxIsSafe: Rule = {
  task: 'Write the text',
  demand: 'Nothing in a text is code: no import, no export, no braces but comments, no computed properties.',
  why: 'Many people change texts, and code in them would run on the computer that builds the site. So a text can do nothing but be read.',
  checkFile: ({ file }) =>
    nodesOf(file.tree).flatMap((node) => {
      const problem = codeIn(node);
      return problem ? atNode(file, node, problem) : [];
    }),
};

function codeIn(node: Nodes): Problem | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return importOrExport();
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENTS.test(node.value) ? undefined : codeInBraces(`{${node.value}}`);
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

export function importOrExport(): Problem {
  const components = Object.keys(bodyComponents)
    .map((name) => `<${name}>`)
    .join(' and ');
  return {
    code: 'mdx-is-safe',
    message: "A content file can't import or export anything.",
    suggestion: `Delete the line: ${components} need no import. If it is a sentence, begin it with a capital letter.`,
  };
}

/** @param found the braces and what stands in them */
export function codeInBraces(found: string): Problem {
  const [, name] = /^\{+\s*((?:[Ss]ite\.)?[\w-]+)\s*\}+$/.exec(found) ?? [];
  return {
    code: 'mdx-is-safe',
    message: `Braces would run as code, but content holds no code: ${found}.`,
    found,
    suggestion:
      name === undefined
        ? 'Write \\{ for a brace, or [[id]] for a claim.'
        : `Write \\{ for a brace, or two brackets for a claim:   [[${name.replace(/^Site\./, 'site.')}]]`,
  };
}
