import { allNodes } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'No entry of a list is empty.',
  rationale: 'Visitors see a bullet with nothing beside it, and wonder what is missing.',
  file: (file) =>
    allNodes(file.tree).flatMap((node) =>
      node.type === 'listItem' && node.children.length === 0
        ? file.atNode(node, {
            message: 'This entry of the list is empty.',
            suggestion: 'Write what belongs there, or delete its line.',
          })
        : [],
    ),
});
