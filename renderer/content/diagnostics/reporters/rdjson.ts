import { shortened } from '../../text/shorten-text';
import type { SourceTexts } from '../code-frame';
import { byPlace, type Diagnostic, type Range } from '../diagnostic';
import { lineAt } from '../line-index';

/**
 * All diagnostics in the Reviewdog Diagnostic Format, with the fixes as suggestions that take one click.
 * https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
 */
export function printRdjson(diagnostics: readonly Diagnostic[], sources: SourceTexts): string {
  const source = { name: 'content-check' };
  const hasError = diagnostics.some(({ severity }) => severity === 'error');
  const found = [...diagnostics].sort(byPlace).map((diagnostic) => toRdf(diagnostic, sources));
  return JSON.stringify({ source, severity: hasError ? 'ERROR' : 'WARNING', diagnostics: found }, null, 2);
}

function toRdf({ severity, code, file, message, suggestion, fix, ...range }: Diagnostic, sources: SourceTexts) {
  const text = sources.get(file) ?? '';
  return {
    message: shortened(suggestion ? `${message}\n${suggestion}` : message),
    location: { path: file, range: inBytes(range, text) },
    severity: severity === 'error' ? 'ERROR' : 'WARNING',
    code: { value: code },
    ...(fix && { suggestions: fix.map((edit) => ({ range: inBytes(edit, text), text: edit.text })) }),
  };
}

/** The format counts columns in bytes of UTF-8. */
function inBytes({ line, column, endLine, endColumn }: Range, text: string) {
  const columnOf = (at: number, units: number) => Buffer.byteLength((lineAt(text, at) ?? '').slice(0, units - 1)) + 1;
  return {
    start: { line, column: columnOf(line, column) },
    end: { line: endLine, column: columnOf(endLine, endColumn) },
  };
}
