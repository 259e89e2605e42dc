import { headingsOf } from '../parse/headings';
import { diagnosticAtNode } from '../parse/locations';
import { VISIBLE } from '../schema/fields/text';
import type { Rule } from './rule';

export const headingsSaySomething: Rule = {
  category: 'Write the text',
  description: 'A heading has words.',
  rationale: 'An empty heading is an empty line for the eye, and a riddle for a screen reader.',
  checkFile: ({ file }) =>
    headingsOf(file.tree).flatMap(({ heading, node }) => {
      if (VISIBLE.test(heading.text)) return [];
      return diagnosticAtNode(file, node, {
        code: 'headings-say-something',
        message: 'This heading has no words.',
        suggestion: 'Write some behind the #, or delete the line.',
      });
    }),
};
