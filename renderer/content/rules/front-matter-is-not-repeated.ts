import type { CheckedFile } from '../checked-file/checked-file';
import { diagnosticAt, type Finding } from '../diagnostics/diagnostic';
import { type Block, secondBlocksOf } from '../parse/field-blocks';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the front matter',
  description: 'A file has one block of fields, at its top.',
  rationale:
    'Only the first block is read as fields. Visitors would see another one as a line, a heading and names with colons.',
  file: (file) => secondBlocksOf(file).map((block) => secondBlock(block, file)),
});

function secondBlock({ first, last }: Block, file: CheckedFile): Finding {
  const range = { line: first, column: 1, endLine: first, endColumn: 4 };
  return diagnosticAt(file, range, {
    message: `A second block of fields begins here and ends on line ${last}: visitors would read it as text.`,
    suggestion: 'Move the fields that you need to the block at the top of the file, and delete the others.',
  });
}
