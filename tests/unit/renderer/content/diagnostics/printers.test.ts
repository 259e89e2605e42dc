import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../../renderer/content/diagnostics/diagnostic';
import { printGithub } from '../../../../../renderer/content/diagnostics/print-github';
import { printJson } from '../../../../../renderer/content/diagnostics/print-json';
import { printSarif } from '../../../../../renderer/content/diagnostics/print-sarif';

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

test('JSON holds every field, in order of file, with count and time', () => {
  expect(JSON.parse(printJson([onOneLine, overTwoLines], 3, 12.4))).toEqual({
    diagnostics: [overTwoLines, onOneLine],
    files: 3,
    durationMs: 12,
  });
});

test('GitHub gets one command a diagnostic, escaped, with columns only on one line', () => {
  expect(printGithub([onOneLine, overTwoLines])).toBe(
    [
      '::warning file=content/blog/100%25 a%2Cb.mdx,line=9,endLine=10,title=mdx-is-safe::Two lines: one, two.',
      '::error file=content/blog/returns.mdx,line=4,endLine=4,col=7,endColumn=15,title=date-is-written-iso::The date must be written year-month-day, but found "12 March".%0AWrite it like this:   2024-03-12',
    ].join('\n'),
  );
});

test('SARIF places each result and refers to its rule', () => {
  const [run] = JSON.parse(printSarif([onOneLine, overTwoLines])).runs;
  expect(run.tool.driver.rules).toEqual([{ id: 'mdx-is-safe' }, { id: 'date-is-written-iso' }]);
  expect(run.results[1]).toMatchObject({
    ruleId: 'date-is-written-iso',
    ruleIndex: 1,
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/blog/returns.mdx' },
          region: { startLine: 4, startColumn: 7, endLine: 4, endColumn: 15 },
        },
      },
    ],
  });
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('content/blog/100%25%20a,b.mdx');
});
