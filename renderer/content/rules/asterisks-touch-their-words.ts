import { diagnosticAt, rangeAt } from '../diagnostics/diagnostic';
import { allNodes } from '../parse/walk-mdast';
import { spacedBoldIn } from '../text/spaced-bold';
import type { Rule } from './rule';

export default {
  category: 'Write the text',
  description: 'There is no space between bold words and their asterisks.',
  rationale: 'With a space, the words are not bold, and visitors see the asterisks.',
  fix: 'Removes the spaces.',
  checkFile: ({ file }) => {
    if (!file.body.includes('**')) return [];
    return allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'text') return [];
      const from = node.position?.start.offset ?? 0;
      const source = file.body.slice(from, node.position?.end.offset);
      return spacedBoldIn(source).map(({ start, end, tight }) =>
        diagnosticAt(file, rangeAt(file.body, from + start, from + end), {
          message:
            'These words are not bold because of a space beside the asterisks: visitors would see the asterisks.',
          found: source.slice(start, end),
          suggestion: `Write it like this:   ${tight.trim()}`,
          replacement: tight,
        }),
      );
    });
  },
} satisfies Rule;
