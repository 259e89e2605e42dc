import { allNodes } from '../parse/walk-mdast';
import { spacedBoldIn, unreadMarksIn, withoutPlaces } from '../text/spaced-bold';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'There is no space between bold words and their asterisks, and no punctuation between them and a letter behind.',
  rationale: 'With a space, the words are not bold, and visitors see the asterisks.',
  fix: 'Removes the spaces, and writes quotation marks around the asterisks.',
  file: (file) => {
    if (!file.body.includes('*')) return [];
    return allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'text') return [];
      const from = node.position?.start.offset ?? 0;
      const source = file.body.slice(from, node.position?.end.offset);
      const unread = unreadMarksIn(source);
      const outside = unread.map(({ start, end, better }) =>
        file.atBody(from + start, from + end, {
          message:
            'These words are not marked, because punctuation is on the inner side of the asterisks and a letter on the other: visitors would see the asterisks.',
          found: source.slice(start, end),
          suggestion: better ? `Write it like this:   ${better}` : 'Write the punctuation outside of the asterisks.',
          replacement: better,
        }),
      );
      const spaced = spacedBoldIn(withoutPlaces(source, unread)).map(({ start, end, tight }) =>
        file.atBody(from + start, from + end, {
          message:
            'These words are not bold because of a space beside the asterisks: visitors would see the asterisks.',
          found: source.slice(start, end),
          suggestion: `Write it like this:   ${tight.trim()}`,
          replacement: tight,
        }),
      );
      return [...spaced, ...outside];
    });
  },
});
