import { styleText } from 'node:util';
import { countOf } from '../../text/count-of';
import { escapeInvisible } from '../../text/escape-invisible';
import { shortened } from '../../text/shorten-text';
import { codeFrame, type SourceTexts } from '../code-frame';
import { byPlace, type Diagnostic, errorsIn } from '../diagnostic';

/**
 * All diagnostics as text for a terminal: place, rule, the line with the place underlined, what is wrong, how to fix it.
 * Without colors if the terminal has none.
 */
export function printTerminal(diagnostics: readonly Diagnostic[], sources: SourceTexts): string {
  const blocks = [...diagnostics].sort(byPlace).map((diagnostic) => printOne(diagnostic, sources));
  return blocks.join('\n');
}

function printOne(diagnostic: Diagnostic, sources: SourceTexts): string {
  const { file, line, column, severity, code } = diagnostic;
  const mark = severity === 'error' ? styleText('red', severity) : styleText('yellow', severity);
  const head = `${styleText('bold', `${escapeInvisible(file)}:${line}:${column}`)}   ${mark}   ${code}`;
  return `${[head, ...codeFrame(diagnostic, sources), ...formatMessage(diagnostic)].join('\n')}\n`;
}

/** What is wrong and how to fix it, as indented lines. */
export function formatMessage(diagnostic: Diagnostic): string[] {
  const lines = [diagnostic.message];
  if (diagnostic.expected) lines.push(`Expected: ${diagnostic.expected}`);
  if (diagnostic.suggestion) lines.push(...shortened(diagnostic.suggestion).split('\n'));
  return lines.map((text) => `  ${escapeInvisible(text)}`);
}

/** What --fix has fixed, one line each. */
export function printFixed(fixed: readonly Diagnostic[]): string {
  const lines = fixed.map(
    ({ file, line, column, code, message }) =>
      `fixed   ${escapeInvisible(`${file}:${line}:${column}`)}   ${code}   ${escapeInvisible(message)}`,
  );
  return [...lines, `${countOf(fixed.length, 'place')} fixed.`].join('\n');
}

/** The closing line: how many errors in how many files. */
export function formatSummary(diagnostics: readonly Diagnostic[], files: number): string {
  const errors = errorsIn(diagnostics);
  const warnings = diagnostics.length - errors.length;
  const broken = new Set(errors.map((diagnostic) => diagnostic.file)).size;
  const tail = warnings > 0 ? `, ${countOf(warnings, 'warning')}` : '';
  if (errors.length === 0) return `${countOf(files, 'file')} checked, no errors${tail}.`;
  return `${countOf(errors.length, 'error')} in ${countOf(broken, 'file')}${tail}.`;
}
