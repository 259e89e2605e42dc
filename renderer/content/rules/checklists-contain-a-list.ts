import { allNodes } from '../parse/walk-mdast';
import { componentNamed } from '../schema/body-components';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A component for a list, such as one to tick off, has a list between its tags.',
  rationale: 'Each entry of the list gets its box. Without a list there is nothing to tick.',
  file: (file) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.children.length === 0) return [];
      if (componentNamed(node.name, file.type.site.bodyComponents)?.holds !== 'list') return [];
      if (node.children.some(({ type }) => type === 'list')) return [];
      return file.atNode(node, {
        message: `There is no list in this <${node.name}>.`,
        suggestion: 'Begin each entry with a hyphen on a line of its own:   - A photo of your counter',
      });
    }),
});
