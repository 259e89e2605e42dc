import type { Nodes } from 'mdast';
import { type Diagnostic, diagnosticAt, type Problem } from '../diagnostics/diagnostic';
import type { ParsedFile } from './parse';

/** A diagnostic at a node of a file's body. */
export function diagnosticAtNode(file: ParsedFile, { position }: Nodes, problem: Problem): Diagnostic {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const range = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  return diagnosticAt(file, range, problem);
}
