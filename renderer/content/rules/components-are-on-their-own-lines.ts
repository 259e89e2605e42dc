import type { Nodes, Paragraph } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { diagnosticAt, type Finding } from '../diagnostics/diagnostic';
import { componentNamed } from '../schema/body-components';
import { defineRule } from './define-rule';

/** Parents that a component can't have, in words for editors. */
type WrongPlace = 'a heading' | 'a link' | 'a table' | 'the middle of a paragraph';

export default defineRule({
  category: 'Write the text',
  description: 'A component is on lines of its own, not in a heading, a link, a table, or the middle of a paragraph.',
  rationale:
    'A component is a box between paragraphs. In the middle of a line, it tears the line apart, and some browsers show the rest of the page in the wrong place.',
  // Almost no body has a component.
  file: (file) => (/<[A-Z]/.test(file.body) ? misplacedIn(file.tree, file) : []),
});

/** @param place the parent of the node, unless a component may be there */
function misplacedIn(node: Nodes, file: CheckedFile, place?: WrongPlace): Finding[] {
  if (
    node.type === 'mdxJsxTextElement' &&
    place !== undefined &&
    componentNamed(node.name, file.type.site.bodyComponents)
  ) {
    return [misplaced(node, file, place)];
  }
  if (!('children' in node)) return [];
  const isTight = node.type === 'list' && !node.spread && node.children.every(({ spread }) => !spread);
  return node.children.flatMap((child) => {
    // The entries of a list without empty lines have no paragraphs.
    if (isTight && child.type === 'listItem')
      return child.children.flatMap((block) =>
        block.type === 'paragraph'
          ? block.children.flatMap((words) => misplacedIn(words, file, placeIn(words, undefined)))
          : misplacedIn(block, file, placeIn(block, place)),
      );
    return misplacedIn(child, file, placeIn(child, place));
  });
}

function placeIn(node: Nodes, around: WrongPlace | undefined): WrongPlace | undefined {
  switch (node.type) {
    case 'heading':
      return 'a heading';
    case 'link':
    case 'linkReference':
      return 'a link';
    case 'tableCell':
      return 'a table';
    case 'paragraph':
      return holdsOnlyComponents(node) ? undefined : 'the middle of a paragraph';
    case 'emphasis':
    case 'strong':
    case 'delete':
      return around ?? 'the middle of a paragraph';
    default:
      return around;
  }
}

/** Whether it has only components and comments, so that MDX makes no paragraph. */
function holdsOnlyComponents({ children }: Paragraph): boolean {
  return children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' ||
      child.type === 'mdxTextExpression' ||
      (child.type === 'text' && /^[ \t\r\n]*$/.test(child.value)),
  );
}

function misplaced(node: Extract<Nodes, { type: 'mdxJsxTextElement' }>, file: CheckedFile, place: WrongPlace): Finding {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const name = { line: start.line, column: start.column + `<${node.name}`.length };
  const end = node.attributes.at(-1)?.position?.end ?? name;
  const range = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column + 1 };
  return diagnosticAt(file, range, {
    message: `A <${node.name}> can't be in ${place}.`,
    suggestion: 'Put it on lines of its own, with an empty line before and after.',
  });
}
