import { styleText } from 'node:util';
import { countOf } from '../../text/count-of';
import { escapeInvisible } from '../../text/escape-invisible';
import { shortened } from '../../text/shorten-text';
import { codeFrame, type SourceTexts } from '../code-frame';
import { byPlace, type Diagnostic, errorsIn } from '../diagnostic';
import { type Messages, wordsOf } from '../messages';

/**
 * All diagnostics as text for a terminal: place, rule, the line with the place underlined, what is wrong, how to fix it.
 * Without colors if the terminal has none.
 */
export function printTerminal(diagnostics: readonly Diagnostic[], sources: SourceTexts, messages?: Messages): string {
  const blocks = [...diagnostics].sort(byPlace).map((diagnostic) => printOne(diagnostic, sources, messages));
  return blocks.join('\n');
}

function printOne(diagnostic: Diagnostic, sources: SourceTexts, messages?: Messages): string {
  const { file, line, column, severity, code } = diagnostic;
  const mark = styleText(severity === 'error' ? 'red' : 'yellow', wordsOf(messages)[severity]);
  const head = `${styleText('bold', `${escapeInvisible(file)}:${line}:${column}`)}   ${mark}   ${code}`;
  return `${[head, ...codeFrame(diagnostic, sources), ...formatMessage(diagnostic, messages)].join('\n')}\n`;
}

/** What is wrong and how to fix it, as indented lines. */
export function formatMessage(diagnostic: Diagnostic, messages?: Messages): string[] {
  const lines = [diagnostic.message];
  if (diagnostic.expected) lines.push(wordsOf(messages).expected(diagnostic.expected));
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
export function formatSummary(diagnostics: readonly Diagnostic[], files: number, messages?: Messages): string {
  const errors = errorsIn(diagnostics);
  const warnings = diagnostics.length - errors.length;
  const broken = new Set(errors.map((diagnostic) => diagnostic.file)).size;
  return wordsOf(messages).summary({ errors: errors.length, broken, warnings, files });
}
