import { shortened } from '../../text/shorten-text';
import { edited, toOffsets } from '../apply-fixes';
import type { SourceTexts } from '../code-frame';
import { byPlace, type Diagnostic, type Edit, type Range, rangeAt } from '../diagnostic';
import { lineAt } from '../line-index';

/**
 * All diagnostics in the Reviewdog Diagnostic Format, with fixes as one-click suggestions if the format allows.
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
  const edit = fix && merged(fix, text);
  const isOnItsLines = edit && edit.line >= range.line && edit.endLine <= range.endLine;
  return {
    message: shortened(suggestion ? `${message}\n${suggestion}` : message),
    location: { path: file, range: inBytes(range, text) },
    severity: severity === 'error' ? 'ERROR' : 'WARNING',
    code: { value: code },
    // Reviewdog can only suggest changes to the lines of its comment.
    ...(isOnItsLines && { suggestions: [{ range: inBytes(edit, text), text: edit.text }] }),
  };
}

/** The edits of a fix as one edit, so that nobody can apply only a part of it. */
function merged(fix: readonly Edit[], text: string): Edit {
  const edits = fix.map((edit) => toOffsets(edit, text)).sort((one, other) => one.start - other.start);
  const start = edits[0]?.start ?? 0;
  const end = edits.at(-1)?.end ?? start;
  return { ...rangeAt(text, start, end), text: edited(text.slice(0, end), edits).slice(start) };
}

/** The format counts columns in bytes of UTF-8. */
function inBytes({ line, column, endLine, endColumn }: Range, text: string) {
  const columnOf = (at: number, units: number) => Buffer.byteLength((lineAt(text, at) ?? '').slice(0, units - 1)) + 1;
  return {
    start: { line, column: columnOf(line, column) },
    end: { line: endLine, column: columnOf(endLine, endColumn) },
  };
}
