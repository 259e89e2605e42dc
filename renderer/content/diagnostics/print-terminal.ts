import { styleText } from 'node:util';
import { byPlace, type Diagnostic } from './diagnostic';

/** The text of a file by its path in the diagnostics, for the lines that are quoted. */
export type SourceTexts = ReadonlyMap<string, string>;

/**
 * All diagnostics as text for a terminal: place, rule, the line with the place underlined, what is wrong, the mend.
 * Colours are left out where the terminal has none.
 */
export function printTerminal(diagnostics: readonly Diagnostic[], sources: SourceTexts): string {
  const blocks = [...diagnostics].sort(byPlace).map((diagnostic) => printOne(diagnostic, sources));
  return blocks.join('\n');
}

function printOne(diagnostic: Diagnostic, sources: SourceTexts): string {
  const { file, line, column, severity, code } = diagnostic;
  const mark = severity === 'error' ? styleText('red', severity) : styleText('yellow', severity);
  const head = `${styleText('bold', `${file}:${line}:${column}`)}   ${mark}   ${code}`;
  return `${[head, ...quote(diagnostic, sources), ...explain(diagnostic)].join('\n')}\n`;
}

/** The source line and a row of carets under the place. */
export function quote(diagnostic: Diagnostic, sources: SourceTexts): string[] {
  const sourceLine = sources.get(diagnostic.file)?.split(/\r?\n/)[diagnostic.line - 1];
  if (sourceLine === undefined) return [];
  const sameLine = diagnostic.endLine === diagnostic.line;
  const end = sameLine ? diagnostic.endColumn : sourceLine.length + 1;
  const width = Math.max(1, end - diagnostic.column);
  const gutter = `${diagnostic.line}`;
  const pad = ' '.repeat(gutter.length);
  return [`  ${gutter} │ ${sourceLine}`, `  ${pad} │ ${' '.repeat(diagnostic.column - 1)}${'^'.repeat(width)}`];
}

/** What is wrong and how to mend it, as indented lines. */
export function explain(diagnostic: Diagnostic): string[] {
  const lines = [diagnostic.message];
  if (diagnostic.expected) lines.push(`Expected: ${diagnostic.expected}`);
  if (diagnostic.suggestion) lines.push(diagnostic.suggestion);
  return lines.map((text) => `  ${text}`);
}

/** The closing line: how many errors in how many files. */
export function summarise(diagnostics: readonly Diagnostic[], files: number): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  const warnings = diagnostics.length - errors.length;
  const broken = new Set(errors.map((diagnostic) => diagnostic.file)).size;
  const tail = warnings > 0 ? `, ${count(warnings, 'warning')}` : '';
  if (errors.length === 0) return `${count(files, 'file')} checked, no errors${tail}.`;
  return `${count(errors.length, 'error')} in ${count(broken, 'file')}${tail}.`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
