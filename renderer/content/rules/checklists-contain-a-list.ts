import { diagnosticAtNode } from '../parse/locations';
import { allNodes } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A <Checklist> has a list between its tags.',
  rationale: 'Each entry of the list gets a box to tick. Without a list there is nothing to tick.',
  file: ({ valid: { file } }) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Checklist' || node.children.length === 0) return [];
      if (node.children.some(({ type }) => type === 'list')) return [];
      return diagnosticAtNode(file, node, {
        message: 'There is no list in this <Checklist>.',
        suggestion: 'Begin each entry with a hyphen on a line of its own:   - A photo of your counter',
      });
    }),
});
