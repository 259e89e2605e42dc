import type { Diagnostic, Range } from '../../../renderer/content/diagnostics/diagnostic';
import { printGithub } from '../../../renderer/content/diagnostics/reporters/github';
import { printJson } from '../../../renderer/content/diagnostics/reporters/json';
import { printRdjson } from '../../../renderer/content/diagnostics/reporters/rdjson';
import { printSarif } from '../../../renderer/content/diagnostics/reporters/sarif';
import { printSummary } from '../../../renderer/content/diagnostics/reporters/summary';
import { printTerminal } from '../../../renderer/content/diagnostics/reporters/terminal';
import type { LoadResult } from '../../../renderer/content/index';
import { rulesOf } from '../../../renderer/content/rules/registry';
import { site } from '../site';

const rules = rulesOf(site);

/** Problems in the output of the check that no input may cause. */
export function problemsOfDiagnostics({ diagnostics, sources, content }: LoadResult): string[] {
  const isRejected = diagnostics.some(({ severity }) => severity === 'error');
  const problems = diagnostics.flatMap((diagnostic) => problemsOf(diagnostic, sources.get(diagnostic.file)));
  if (isRejected === (content !== undefined))
    problems.push(isRejected ? 'There is content in spite of errors' : 'There is neither content nor an error');
  return problems;
}

function problemsOf(diagnostic: Diagnostic, text = ''): string[] {
  const { code, message, suggestion, expected, fix = [] } = diagnostic;
  const problems: string[] = [];
  if (!rules.has(code)) problems.push(`no rule has the code ${code}`);
  if (code === 'check-does-not-crash') problems.push(`the check failed: ${message}`);
  if (message.trim() === '') problems.push(`${code} has no message`);
  if (!suggestion?.trim() && !expected?.trim()) problems.push(`${code} does not say what to do: ${message}`);
  for (const [name, range] of [['place', diagnostic] as const, ...fix.map((edit) => ['edit', edit] as const)]) {
    if (!isInside(range, text)) {
      const { line, column, endLine, endColumn } = range;
      problems.push(`${code}: the ${name} ${line}:${column}-${endLine}:${endColumn} is not in ${diagnostic.file}`);
    }
  }
  return problems;
}

/** Whether both ends are in the text, in order, and neither is in the middle of a character. */
function isInside({ line, column, endLine, endColumn }: Range, text: string): boolean {
  // The carriage return of a line end belongs to the line.
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const isPlace = (at: number, offset: number) => {
    const found = lines[at - 1];
    const isSplit = /[\ud800-\udbff]/.test(found?.[offset - 1] ?? '') && /[\udc00-\udfff]/.test(found?.[offset] ?? '');
    return found !== undefined && Number.isInteger(offset) && offset >= 0 && offset <= found.length && !isSplit;
  };
  const isInOrder = line < endLine || (line === endLine && column <= endColumn);
  return isInOrder && isPlace(line, column - 1) && isPlace(endLine, endColumn - 1);
}

/** Everything that the check prints, in all its formats. */
export function printed({ diagnostics, sources }: LoadResult): Record<string, string> {
  return {
    terminal: printTerminal(diagnostics, sources),
    github: printGithub(diagnostics),
    json: printJson(diagnostics, sources.size, 0),
    rdjson: printRdjson(diagnostics, sources),
    sarif: printSarif(diagnostics, rules),
    summary: printSummary(diagnostics, sources),
  };
}

/** Problems in printed text: characters that a terminal or log would execute or hide. */
export function problemsOfPrinted(texts: Record<string, string>): string[] {
  return ['terminal', 'github', 'summary'].flatMap((format) => {
    const [found] =
      /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u.exec(withoutPaths(texts[format] ?? '')) ?? [];
    return found === undefined ? [] : [`U+${found.charCodeAt(0).toString(16)} is printed in the format ${format}`];
  });
}

/** GitHub needs the exact path of a file. */
function withoutPaths(commands: string): string {
  return commands.replace(/ file=[^,\n]*,/g, '');
}
