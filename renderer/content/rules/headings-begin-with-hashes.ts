import type { Heading } from 'mdast';
import { type Diagnostic, diagnosticAt } from '../diagnostics/diagnostic';
import { headingsOf } from '../parse/headings';
import type { ParsedFile } from '../parse/parse';
import { linesOfBlock, secondBlocksOf } from './front-matter-comes-once';
import type { Rule } from './rule';

export const headingsBeginWithHashes: Rule = {
  category: 'Write the text',
  description: 'A heading begins with ##, and there is no line of hyphens or equals signs right below a text.',
  rationale:
    'Such a line turns the paragraph above it into a heading, which is rarely intended: a dividing line needs an empty line before it.',
  checkFile: ({ file }) => {
    const inBlocks = new Set(secondBlocksOf(file).flatMap(linesOfBlock));
    return headingsOf(file.tree).flatMap(({ heading, node }) => {
      const isOfBlock = inBlocks.has(node.position?.end.line ?? 0);
      return isUnderlined(node) && !isOfBlock ? [underlined(node, heading.text, file)] : [];
    });
  },
};

/** Whether a heading is one because of the line below it (CommonMark 4.3). With hashes it has a single line. */
export function isUnderlined({ position }: Heading): boolean {
  return position !== undefined && position.start.line < position.end.line;
}

function underlined({ position, children, depth }: Heading, text: string, file: ParsedFile): Diagnostic {
  const start = position?.start ?? { line: 1, column: 1 };
  const end = children.at(-1)?.position?.end ?? start;
  const range = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  const isLong = start.line < end.line;
  const signs = depth === 1 ? 'equals signs' : 'hyphens';
  const asHeading = isLong ? 'write ## before it' : `write it like this:   ## ${text}`;
  return diagnosticAt(file, range, {
    code: 'headings-begin-with-hashes',
    message: isLong
      ? `This paragraph becomes a heading because of the ${signs} below it.`
      : `This line becomes a heading because of the ${signs} below it.`,
    suggestion:
      depth === 1
        ? `Delete the equals signs. If it is a heading, ${asHeading}`
        : `Put an empty line between them. If it is a heading, delete the hyphens and ${asHeading}`,
  });
}
