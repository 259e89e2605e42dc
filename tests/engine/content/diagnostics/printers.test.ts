import { readFileSync } from 'node:fs';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { expect, test, vi } from 'vitest';
import type { Diagnostic, Edit, Range } from '../../../../renderer/content/diagnostics/diagnostic';
import { printGithub } from '../../../../renderer/content/diagnostics/reporters/github';
import { printJson } from '../../../../renderer/content/diagnostics/reporters/json';
import { printRdjson } from '../../../../renderer/content/diagnostics/reporters/rdjson';
import { printSarif } from '../../../../renderer/content/diagnostics/reporters/sarif';
import { printSummary } from '../../../../renderer/content/diagnostics/reporters/summary';
import { formatSummary, printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { rulesOf } from '../../../../renderer/content/rules/registry';
import { site } from '../../../support/site';

const rules = rulesOf(site);

const onOneLine: Diagnostic = {
  severity: 'error',
  code: 'date-is-written-iso',
  file: 'content/blog/returns.mdx',
  line: 4,
  column: 7,
  endLine: 4,
  endColumn: 15,
  field: 'date',
  message: 'The date must be written year-month-day, but found "12 March".',
  found: '12 March',
  suggestion: 'Write it like this:   2024-03-12',
};
const overTwoLines: Diagnostic = {
  severity: 'warning',
  code: 'mdx-is-safe',
  file: 'content/blog/100% a,b.mdx',
  line: 9,
  column: 1,
  endLine: 10,
  endColumn: 3,
  message: 'Two lines: one, two.',
};

test('JSON contains every field, sorted by file, with count and time', () => {
  expect(JSON.parse(printJson([onOneLine, overTwoLines], 3, 12.4))).toEqual({
    diagnostics: [overTwoLines, onOneLine],
    files: 3,
    durationMs: 12,
  });
});

test('GitHub gets one escaped command per diagnostic, with columns only for a single line', () => {
  expect(printGithub([onOneLine, overTwoLines])).toBe(
    [
      '::error file=content/blog/returns.mdx,line=4,endLine=4,col=7,endColumn=15,title=date-is-written-iso::The date must be written year-month-day, but found "12 March".%0AWrite it like this:   2024-03-12',
      '::warning file=content/blog/100%25 a%2Cb.mdx,line=9,endLine=10,title=mdx-is-safe::Two lines: one, two.',
    ].join('\n'),
  );
});

test('no name, message or suggestion can end a command for GitHub, or begin another', () => {
  const evil = 'a\r\n::error file=b::forged%0A::warning::c,line=9::d\u001b[2J\u2028::e';
  const hostile = { ...onOneLine, file: `content/${evil}.mdx`, message: evil, suggestion: evil, found: evil };
  const printed = printGithub([hostile]);
  expect(printed.split(/\r\n|[\r\n]/)).toHaveLength(1);
  expect(printed).toMatch(/^::error file=content\/a%0D%0A%3A%3Aerror file=b%3A%3Aforged%250A/);
  const [, properties = ''] = /^::error (.*?)::/s.exec(printed) ?? [];
  expect(properties.split(',').map((property) => property.split('=')[0])).toEqual([
    'file',
    'line',
    'endLine',
    'col',
    'endColumn',
    'title',
  ]);
});

test('GitHub, which shows few annotations, gets changed files first, and errors before warnings', () => {
  const files = ['a', 'b', 'c'].map((name) => ({ ...onOneLine, file: `content/${name}.mdx` }));
  const printed = printGithub([...files, overTwoLines], new Set(['content/c.mdx']));
  expect([...printed.matchAll(/^::(\w+) file=([^,]+)/gm)].map(([, kind, file]) => `${kind} ${file}`)).toEqual([
    'error content/c.mdx',
    'error content/a.mdx',
    'error content/b.mdx',
    'warning content/blog/100%25 a%2Cb.mdx',
  ]);
});

test('if GitHub drops errors or warnings, a note says where to find the rest', () => {
  const lastLine = (errors: number, warnings: number) => {
    const of = (diagnostic: Diagnostic, length: number) => Array.from({ length }, () => diagnostic);
    return printGithub([...of(onOneLine, errors), ...of(overTwoLines, warnings)])
      .split('\n')
      .at(-1);
  };
  const note = (all: number) => `GitHub shows 10 annotations of a kind. All ${all} are in the summary of this job.`;
  expect(lastLine(11, 0)).toBe(note(11));
  expect(lastLine(10, 11)).toBe(note(21));
  expect(lastLine(10, 10)).toMatch(/^::warning /);
});

test('the summary of a job contains everything, and no content becomes Markdown', () => {
  const sources = new Map([[onOneLine.file, '\n\n\ndate: 12 March ```<b>']]);
  expect(printSummary([onOneLine], sources)).toBe(`### 1 error in 1 file.

\`\`\`\`text
content/blog/returns.mdx:4:7   error   date-is-written-iso
  4 │ date: 12 March \`\`\`<b>
    │       ^^^^^^^^
  The date must be written year-month-day, but found "12 March".
  Write it like this:   2024-03-12
\`\`\`\`

\`npm run check -- --explain <name>\` says more about each.
`);
});

test('a summary of up to 900,000 characters is complete; GitHub might drop a longer summary, so it is truncated', () => {
  const rest = printTerminal([{ ...onOneLine, code: '' }], new Map()).length;
  const summaryOf = (length: number) => printSummary([{ ...onOneLine, code: 'a'.repeat(length - rest) }], new Map());
  expect(summaryOf(900_000)).not.toContain('…');
  expect(summaryOf(900_001)).toContain('\n…\n```\n');
  expect(summaryOf(2_000_000).length).toBeLessThan(1_000_000);
});

test('the summary of a job without diagnostics is one line', () => {
  expect(printSummary([], new Map([['content/a.mdx', '']]))).toBe('### 1 file checked, no errors.\n');
});

test('a terminal shows errors in red and warnings in yellow', () => {
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('FORCE_COLOR', '1');
  expect(printTerminal([onOneLine], new Map())).toContain('\u001b[31merror\u001b[39m');
  expect(printTerminal([overTwoLines], new Map())).toContain('\u001b[33mwarning\u001b[39m');
});

test('the closing line counts errors, files with errors, and warnings', () => {
  const other = { ...onOneLine, file: 'content/b.mdx' };
  expect(formatSummary([], 3)).toBe('3 files checked, no errors.');
  expect(formatSummary([overTwoLines], 1)).toBe('1 file checked, no errors, 1 warning.');
  expect(formatSummary([onOneLine, onOneLine, other], 3)).toBe('3 errors in 2 files.');
  expect(formatSummary([onOneLine, overTwoLines], 3)).toBe('1 error in 1 file, 1 warning.');
});

test('reviewdog gets the highest severity', () => {
  const severityOf = (...diagnostics: Diagnostic[]) => JSON.parse(printRdjson(diagnostics, new Map())).severity;
  expect(severityOf(overTwoLines, onOneLine)).toBe('ERROR');
  expect([severityOf(overTwoLines), severityOf()]).toEqual(['WARNING', 'WARNING']);
});

test('reviewdog gets columns in bytes, and fixes as suggestions', () => {
  const text = 'é: 日本 the the';
  const range = { line: 1, column: 7, endLine: 1, endColumn: 14 };
  const doubled: Diagnostic = { ...onOneLine, ...range, fix: [{ ...range, text: 'the' }] };
  const { diagnostics } = JSON.parse(printRdjson([doubled], new Map([[onOneLine.file, text]])));
  const bytes = { start: { line: 1, column: 12 }, end: { line: 1, column: 19 } };
  expect(diagnostics).toEqual([
    {
      message: 'The date must be written year-month-day, but found "12 March".\nWrite it like this:   2024-03-12',
      location: { path: 'content/blog/returns.mdx', range: bytes },
      severity: 'ERROR',
      code: { value: 'date-is-written-iso' },
      suggestions: [{ range: bytes, text: 'the' }],
    },
  ]);
});

/** The suggestions for reviewdog for a diagnostic with a fix in a text. */
function suggestionsFor(text: string, place: Range, fix: readonly Edit[]): unknown {
  const diagnostic: Diagnostic = { ...onOneLine, ...place, fix };
  return JSON.parse(printRdjson([diagnostic], new Map([[onOneLine.file, text]]))).diagnostics[0].suggestions;
}

const edit = (text: string, line: number, column: number, endColumn: number): Edit => ({
  line,
  column,
  endLine: line,
  endColumn,
  text,
});

test('reviewdog gets the edits of a fix as one suggestion, whatever their order', () => {
  const text = 'é: a <b>bold</b> word\r\nand <b>an-\r\nother</b>\r\n';
  const line = { line: 1, column: 6, endLine: 1, endColumn: 17 };
  const bytes = { start: { line: 1, column: 7 }, end: { line: 1, column: 18 } };
  const bold = [edit('**', 1, 13, 17), edit('**', 1, 6, 9)];
  expect(suggestionsFor(text, line, bold)).toEqual([{ range: bytes, text: '**bold**' }]);
  const lines = { line: 2, column: 1, endLine: 3, endColumn: 10 };
  const longer = [edit('**', 2, 5, 8), edit('**', 3, 6, 10)];
  expect(suggestionsFor(text, lines, longer)).toEqual([
    { range: { start: { line: 2, column: 5 }, end: { line: 3, column: 10 } }, text: '**an-\r\nother**' },
  ]);
});

test('reviewdog gets no fix beyond the lines of the diagnostic, because it could not suggest it', () => {
  const text = 'one\ntwo\nthree\n';
  const second = { line: 2, column: 1, endLine: 2, endColumn: 4 };
  expect(suggestionsFor(text, second, [edit('1', 1, 1, 4), edit('2', 2, 1, 4)])).toBeUndefined();
  expect(suggestionsFor(text, second, [edit('2', 2, 1, 4), edit('3', 3, 1, 6)])).toBeUndefined();
});

test('SARIF has the location, rule, and fix of each result', () => {
  const fix = [{ line: 4, column: 7, endLine: 4, endColumn: 15, text: '2024-03-12' }];
  const [run] = JSON.parse(printSarif([{ ...onOneLine, fix }, overTwoLines], rules)).runs;
  expect(run.tool.driver.rules).toMatchObject([
    { id: 'mdx-is-safe', shortDescription: { text: rules.get('mdx-is-safe')?.description } },
    { id: 'date-is-written-iso', fullDescription: { text: rules.get('date-is-written-iso')?.rationale } },
  ]);
  const region = { startLine: 4, startColumn: 7, endLine: 4, endColumn: 15 };
  expect(run.results[1]).toMatchObject({
    ruleId: 'date-is-written-iso',
    ruleIndex: 1,
    level: 'error',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'content/blog/returns.mdx' }, region } }],
    fixes: [
      { artifactChanges: [{ replacements: [{ deletedRegion: region, insertedContent: { text: '2024-03-12' } }] }] },
    ],
  });
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('content/blog/100%25%20a,b.mdx');
});

/** The schema of the standard, as Microsoft publishes it under the MIT License. */
const sarifSchema = JSON.parse(readFileSync('../schemas/sarif-2.1.0.json', 'utf8'));

test('SARIF is valid by the schema of the standard, with fixes and without results', () => {
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats(ajv);
  const validate = ajv.compile(sarifSchema);
  const fix = [{ line: 4, column: 7, endLine: 4, endColumn: 15, text: '2024-03-12' }];
  for (const found of [[], [{ ...onOneLine, fix }, overTwoLines]]) {
    validate(JSON.parse(printSarif(found, rules)));
    expect(validate.errors).toBeNull();
  }
  validate({ version: '2.1.0', runs: [{ tool: {}, results: [{ level: 'fatal' }] }] });
  expect(validate.errors).not.toBeNull();
});
