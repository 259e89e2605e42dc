import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import { lineAt } from '../diagnostics/line-index';
import { offsetsOf } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'Code has a line of ``` above and below it, and no paragraph is indented by four spaces or a tab.',
  rationale:
    'In other Markdown such an indent makes code. Here it makes a paragraph, with all lines of the code in one.',
  file: (file) => (/^[> \t]*(?: {4}|\t)/m.test(file.body) ? indentedIn(file.tree, 0, file) : []),
});

const TAB = 4;

/** @param column where the blocks of a parent begin, from 0 */
function indentedIn(parent: Nodes, column: number, file: CheckedFile): Finding[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node, index): Finding[] => {
    // The words of an entry may be aligned.
    const isFirstOfEntry = parent.type === 'listItem' && index === 0;
    if (node.type === 'paragraph')
      return !isFirstOfEntry && columnOf(node, file) >= column + TAB ? [indented(node, file)] : [];
    if (node.type === 'list') return node.children.flatMap((item) => inItem(item, file));
    // Tags may indent what is between them, all of it.
    if (node.type === 'mdxJsxFlowElement')
      return indentedIn(node, Math.min(...node.children.map((child) => columnOf(child, file))), file);
    return node.type === 'blockquote' ? indentedIn(node, columnOf(node, file) + '> '.length, file) : [];
  });
}

function inItem(item: Nodes, file: CheckedFile): Finding[] {
  const [first] = 'children' in item ? item.children : [];
  return indentedIn(item, first ? columnOf(first, file) : 0, file);
}

/** The column on the screen, from 0, at which a block begins. */
function columnOf({ position }: Nodes, file: CheckedFile): number {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const before = (lineAt(file.body, line) ?? '').slice(0, column - 1);
  let width = 0;
  for (const sign of before) width += sign === '\t' ? TAB - (width % TAB) : 1;
  return width;
}

function indented(node: Nodes, file: CheckedFile): Finding {
  const [start, end] = offsetsOf(node);
  const [line = ''] = file.body.slice(start, end).split('\n', 1);
  return file.atBody(start, start + line.length, {
    message: 'The spaces before this text make no code here: visitors would see one paragraph.',
    found: line,
    suggestion: 'If it is code, put a line of ``` above it and another below it. If not, delete the spaces before it.',
  });
}
