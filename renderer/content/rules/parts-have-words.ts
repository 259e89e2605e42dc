import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import { headingsOf, isUnderlined, textOf } from '../parse/headings';
import { allNodes } from '../parse/walk-mdast';
import { VISIBLE } from '../schema/fields/text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A heading has words, and a text or a heading of a lower level below it. No entry of a list is empty.',
  rationale:
    'An empty heading looks like an empty line, and confuses people who use a screen reader. A heading with nothing below it promises what never comes, and a bullet with nothing beside it makes visitors wonder what is missing.',
  file: (file) => [...emptyHeadings(file), ...lonelyHeadings(file), ...emptyEntries(file)],
});

function emptyHeadings(file: CheckedFile): Finding[] {
  return headingsOf(file.tree).flatMap(({ heading, node }) =>
    VISIBLE.test(heading.text)
      ? []
      : file.atNode(node, {
          message: 'This heading has no words.',
          suggestion: 'Write some after the #, or delete the line.',
        }),
  );
}

/** Headings before another of their level or a higher one, or at the end. */
function lonelyHeadings(file: CheckedFile): Finding[] {
  const parts = file.tree.children.filter(isSeen);
  return parts.flatMap((node, index) => {
    const next = parts[index + 1];
    // Of two headings in a row, the empty one is reported.
    const hasPart =
      next?.type === 'heading'
        ? node.type === 'heading' && (next.depth > node.depth || !VISIBLE.test(textOf(next)))
        : next !== undefined;
    // What is underlined by mistake is another matter.
    if (node.type !== 'heading' || hasPart || isUnderlined(node) || !VISIBLE.test(textOf(node))) return [];
    return file.atNode(node, {
      severity: 'warning',
      message: 'There is nothing below this heading.',
      suggestion: 'Write the text that belongs there, or delete the heading.',
    });
  });
}

/** Neither a comment nor what is shown elsewhere. */
function isSeen({ type }: Nodes): boolean {
  return type !== 'mdxFlowExpression' && type !== 'definition' && type !== 'footnoteDefinition';
}

function emptyEntries(file: CheckedFile): Finding[] {
  return allNodes(file.tree).flatMap((node) =>
    node.type === 'listItem' && node.children.length === 0
      ? file.atNode(node, {
          message: 'This entry of the list is empty.',
          suggestion: 'Write what belongs there, or delete its line.',
        })
      : [],
  );
}
