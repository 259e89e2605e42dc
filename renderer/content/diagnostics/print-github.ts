import { byPlace, type Diagnostic } from './diagnostic';

/**
 * A workflow command a diagnostic, which GitHub shows at its line in the pull request.
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export function printGithub(diagnostics: readonly Diagnostic[]): string {
  return [...diagnostics].sort(byPlace).map(toCommand).join('\n');
}

function toCommand({
  severity,
  code,
  file,
  line,
  column,
  endLine,
  endColumn,
  message,
  suggestion,
}: Diagnostic): string {
  // GitHub takes columns only where a diagnostic stays on one line.
  const columns = endLine === line ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: code })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  const text = suggestion ? `${message}\n${suggestion}` : message;
  return `::${severity} ${properties}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
