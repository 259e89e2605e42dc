import { headingsOf } from '../parse/headings';
import { VISIBLE } from '../schema/fields/text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A heading contains words.',
  rationale: 'An empty heading looks like an empty line, and confuses people who use a screen reader.',
  file: (file) =>
    headingsOf(file.tree).flatMap(({ heading, node }) => {
      if (VISIBLE.test(heading.text)) return [];
      return file.atNode(node, {
        message: 'This heading has no words.',
        suggestion: 'Write some after the #, or delete the line.',
      });
    }),
});
