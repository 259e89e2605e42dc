import type { Heading, RootContent } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { diagnosticAt, type Finding } from '../diagnostics/diagnostic';
import { linesOfBlock, secondBlocksOf } from '../parse/field-blocks';
import { headingsOf, isUnderlined, textOf } from '../parse/headings';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'A heading begins with ##. It is no line of bold words, and there is no line of hyphens or equals signs right below a text.',
  rationale:
    'Hyphens or equals signs turn the paragraph above them into a heading, which is rarely intended: a dividing line needs an empty line before it. Bold words only look like a heading: who listens to the page, or reads its list of contents, does not find them. A bold sentence that ends with a period is a sentence.',
  file: (file) => [...underlinedIn(file), ...boldLinesIn(file)],
});

function underlinedIn(file: CheckedFile): Finding[] {
  const inBlocks = new Set(secondBlocksOf(file).flatMap(linesOfBlock));
  return headingsOf(file.tree).flatMap(({ heading, node }) => {
    const isOfBlock = inBlocks.has(node.position?.end.line ?? 0);
    return isUnderlined(node) && !isOfBlock ? [underlined(node, heading.text, file)] : [];
  });
}

/** Longer than any heading. */
const LONGEST = 100;

/** Punctuation that ends a sentence or introduces the text below, as in "What you need:". */
const SENTENCE_END = /[\p{P}\p{S}]$/u;

/** Lines that are bold as a whole, with text below them, and no sentences: as markdownlint finds them (MD036). */
function boldLinesIn(file: CheckedFile): Finding[] {
  if (!/\*\*|__/.test(file.body)) return [];
  return file.tree.children.flatMap((node, index) => {
    const next = file.tree.children[index + 1];
    const isAboveText = next?.type === 'paragraph' || next?.type === 'list';
    if (!isBoldLine(node) || !isAboveText || isBoldLine(next)) return [];
    const text = textOf(node).trim();
    if (text.length > LONGEST || text.includes('\n') || SENTENCE_END.test(text) || !/\p{L}/u.test(text)) return [];
    return file.atNode(node, {
      message: 'This bold line looks like a heading, but is none.',
      found: text,
      suggestion: `If it is a heading, write it like this:   ## ${text}\nIf not, write it in the paragraph below, or end it with a period.`,
    });
  });
}

function isBoldLine(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
}

function underlined({ position, children, depth }: Heading, text: string, file: CheckedFile): Finding {
  const start = position?.start ?? { line: 1, column: 1 };
  const end = children.at(-1)?.position?.end ?? start;
  const range = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  const isLong = start.line < end.line;
  const signs = depth === 1 ? 'equals signs' : 'hyphens';
  const asHeading = isLong ? 'write ## before it' : `write it like this:   ## ${text}`;
  return diagnosticAt(file, range, {
    message: `This ${isLong ? 'paragraph' : 'line'} becomes a heading because of the ${signs} below it.`,
    suggestion:
      depth === 1
        ? `Delete the equals signs. If it is a heading, ${asHeading}`
        : `Put an empty line between them. If it is a heading, delete the hyphens and ${asHeading}`,
  });
}
