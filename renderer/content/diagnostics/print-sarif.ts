import { byPlace, type Diagnostic } from './diagnostic';

/** All diagnostics as a log in SARIF 2.1.0 (OASIS), which code scanning tools read. */
export function printSarif(diagnostics: readonly Diagnostic[]): string {
  const sorted = [...diagnostics].sort(byPlace);
  const codes = [...new Set(sorted.map(({ code }) => code))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content-check', rules: codes.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: sorted.map((diagnostic) => toResult(diagnostic, codes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function toResult(diagnostic: Diagnostic, codes: readonly string[]) {
  const { code, severity, message, suggestion, file, line, column, endLine, endColumn } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: suggestion ? `${message} ${suggestion}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
  };
}
