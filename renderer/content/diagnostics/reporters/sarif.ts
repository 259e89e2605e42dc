import { shortened } from '../../text/shorten-text';
import { byPlace, type Diagnostic, type Edit, type Range } from '../diagnostic';
import type { RuleDescription } from '../rule-description';

/**
 * All diagnostics as a log in SARIF 2.1.0 (OASIS), which code scanning tools read.
 * @param rules by name; every diagnostic's code is one of them
 */
export function printSarif(diagnostics: readonly Diagnostic[], rules: ReadonlyMap<string, RuleDescription>): string {
  const sorted = [...diagnostics].sort(byPlace);
  const codes = [...new Set(sorted.map(({ code }) => code))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content-check', rules: codes.map((code) => toDescriptor(code, rules.get(code))) } },
        columnKind: 'utf16CodeUnits',
        results: sorted.map((diagnostic) => toResult(diagnostic, codes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function toDescriptor(id: string, rule: RuleDescription | undefined) {
  if (!rule) return { id };
  const { description, rationale, fix } = rule;
  const help = [description, rationale, ...(fix ? [`npm run check -- --fix fixes it: ${fix}`] : [])].join(' ');
  return { id, shortDescription: { text: description }, fullDescription: { text: rationale }, help: { text: help } };
}

function toResult(diagnostic: Diagnostic, codes: readonly string[]) {
  const { code, severity, message, suggestion, file, fix } = diagnostic;
  const artifactLocation = { uri: encodeURI(file) };
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: shortened(suggestion ? `${message} ${suggestion}` : message) },
    locations: [{ physicalLocation: { artifactLocation, region: toRegion(diagnostic) } }],
    ...(fix && { fixes: [{ artifactChanges: [{ artifactLocation, replacements: fix.map(toReplacement) }] }] }),
  };
}

function toReplacement(edit: Edit) {
  return { deletedRegion: toRegion(edit), insertedContent: { text: edit.text } };
}

function toRegion({ line, column, endLine, endColumn }: Range) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}
