import { escapeInvisible } from '../../text/escape-invisible';
import { shortened } from '../../text/shorten-text';
import { byPlace, type Diagnostic } from '../diagnostic';

/** A line for each diagnostic, for the problem matcher of an editor: .vscode/tasks.json reads them. */
export function printLines(diagnostics: readonly Diagnostic[]): string {
  return [...diagnostics].sort(byPlace).map(toLine).join('\n');
}

function toLine({ file, line, column, endLine, endColumn, severity, code, message, suggestion }: Diagnostic): string {
  const words = [message, ...(suggestion ? [shortened(suggestion)] : [])].join(' ').replace(/\s*\n\s*/g, ' ');
  return `${escapeInvisible(file)}:${line}:${column}-${endLine}:${endColumn}: ${severity} ${code}: ${escapeInvisible(words)}`;
}
