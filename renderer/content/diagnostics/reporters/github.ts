import { escapeInvisible } from '../../text/escape-invisible';
import { byPlace, type Diagnostic, errorsIn } from '../diagnostic';

/** How many annotations of a kind GitHub shows for a step. It drops the rest silently. */
const SHOWN = 10;

/**
 * One workflow command per diagnostic, which GitHub shows at its line in the pull request: first those in changed
 * files, then errors before warnings, because only the first ones are shown.
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 * @param changed the changed files, if known
 */
export function printGithub(diagnostics: readonly Diagnostic[], changed: ReadonlySet<string> = new Set()): string {
  const rank = ({ file, severity }: Diagnostic) => (changed.has(file) ? 0 : 2) + (severity === 'error' ? 0 : 1);
  const commands = [...diagnostics].sort((a, b) => rank(a) - rank(b) || byPlace(a, b)).map(toCommand);
  const errors = errorsIn(diagnostics).length;
  const isCut = errors > SHOWN || diagnostics.length - errors > SHOWN;
  const note = `GitHub shows ${SHOWN} annotations of a kind. All ${diagnostics.length} are in the summary of this job.`;
  return [...commands, ...(isCut ? [note] : [])].join('\n');
}

function toCommand(diagnostic: Diagnostic): string {
  const { severity, code, file, line, column, endLine, endColumn, message, suggestion } = diagnostic;
  // GitHub accepts columns only for a diagnostic on a single line.
  const columns = endLine === line ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: code })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  const text = suggestion ? `${escapeInvisible(message)}\n${escapeInvisible(suggestion)}` : escapeInvisible(message);
  return `::${severity} ${properties}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
