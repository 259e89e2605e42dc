import type { Nodes } from 'mdast';
import type { Problem } from '../diagnostics/diagnostic';
import { codeInBraces, importOrExport } from '../parse/mdx-rules';
import { allNodes } from '../parse/walk-mdast';
import { type BodyComponents, componentNamed } from '../schema/body-components';
import { defineRule } from './define-rule';

/** Only comments. Each ends at its first end mark: anything after that would run. */
const COMMENTS = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/;

export default defineRule({
  category: 'Write the text',
  description: 'Nothing in a text is code: no import, no export, no braces but comments, no computed properties.',
  rationale:
    'Many people edit texts, and code in them would run on the computer that builds the site. So texts cannot contain code.',
  file: (file, _lists, tokens) =>
    allNodes(file.tree).flatMap((node) => {
      const problem = codeIn(node, tokens.names, file.type.site.bodyComponents);
      return problem ? file.atNode(node, problem) : [];
    }),
});

function codeIn(node: Nodes, tokens: readonly string[], components: BodyComponents): Problem | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return importOrExport();
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENTS.test(node.value) ? undefined : codeInBraces(`{${node.value}}`, tokens);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const isPlain = node.attributes.every(
        (attribute) => attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string',
      );
      // components-are-known reports other tags, with what to write instead.
      if (isPlain || !componentNamed(node.name, components)) return undefined;
      return {
        message: `The properties of <${node.name}> must be plain text in quotes.`,
        suggestion: `Write it like this:   <${node.name} title="…">`,
      };
    }
    default:
      return undefined;
  }
}
