import { headingsOf, isUnderlined } from '../parse/headings';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'Headings in the text begin with ## and skip no level.',
  rationale:
    'Readers who listen to a page jump from heading to heading, and a skipped level sounds like a missing part. The only first-level heading is the headline of the page, which is in the fields.',
  file: (file) => {
    let before = 1;
    return headingsOf(file.tree).flatMap(({ heading, node }) => {
      const allowed = heading.depth >= 2 && heading.depth <= before + 1;
      const expected = Math.min(before + 1, Math.max(2, heading.depth));
      before = heading.depth;
      // headings-begin-with-hashes reports underlined headings.
      if (allowed || isUnderlined(node)) return [];
      return file.atNode(node, {
        message:
          heading.depth === 1
            ? 'The only first-level heading (#) is the headline of the page, which is in the front matter.'
            : `This heading has level ${heading.depth}, but level ${expected} comes next.`,
        suggestion: `Write it like this:   ${'#'.repeat(expected)} ${heading.text}`,
      });
    });
  },
});
