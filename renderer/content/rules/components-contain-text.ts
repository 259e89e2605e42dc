import type { Nodes } from 'mdast';
import { textOf } from '../parse/headings';
import { diagnosticAtNode } from '../parse/locations';
import { allNodes } from '../parse/walk-mdast';
import { bodyComponents } from '../schema/body-components';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A component has text between its tags.',
  rationale: 'Without it, the page shows an empty box.',
  file: ({ valid: { file } }) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
      const name = node.name ?? '';
      const isEmpty = textOf(node).trim() === '' && !holdsPicture(node);
      if (!Object.hasOwn(bodyComponents, name) || !isEmpty) return [];
      return diagnosticAtNode(file, node, {
        message: `There is no text in this <${name}>.`,
        suggestion: `Write it like this:   <${name}>What it says.</${name}>`,
      });
    }),
});

function holdsPicture(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference') return true;
  return 'children' in node && node.children.some(holdsPicture);
}
