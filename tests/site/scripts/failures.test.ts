import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFailures, endToEndFailures, unitFailures } from '../../../scripts/test-all/failures';
import { temporaryFolder } from '../../support/temporary-folder';

function reports(failed: number) {
  const folder = temporaryFolder();
  const [unit, endToEnd] = [join(folder, 'unit.json'), join(folder, 'e2e.json')];
  const assertions = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'subtracts',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at sum.test.ts:7'],
    },
  ];
  const results = [
    { name: '/home/site/tests/engine/sum.test.ts', message: '', assertionResults: assertions },
    { name: '/home/site/tests/site/broken.test.ts', message: 'SyntaxError: Unexpected token', assertionResults: [] },
  ];
  writeFileSync(unit, JSON.stringify({ testResults: results }));
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'site/e2e/menu.spec.ts', line: 12 },
    tests: [
      { status, results: [{ errors: [{ message: '\u001b[31mError\u001b[39m: the menu is closed\n\nCall log' }] }] },
    ],
  });
  const specs = Array.from({ length: failed }, (_, index) => spec(`opens ${index}`, 'unexpected'));
  const suite = { specs: [spec('closes', 'expected')], suites: [{ specs }] };
  writeFileSync(endToEnd, JSON.stringify({ suites: [suite], errors: [] }));
  const notWritten = unitFailures(join(folder, 'not-written.json'));
  return describeFailures([...unitFailures(unit), ...notWritten, ...endToEndFailures(endToEnd)]);
}

test('each failed test is told with its file, its name, and the first lines of its error', () => {
  expect(reports(1)).toEqual([
    '✗ tests/engine/sum.test.ts › subtracts',
    '    AssertionError: expected 1 to be 2',
    '        at sum.test.ts:7',
    '✗ tests/site/broken.test.ts',
    '    SyntaxError: Unexpected token',
    '✗ site/e2e/menu.spec.ts:12 › opens 0',
    '    Error: the menu is closed',
    '    Call log',
  ]);
});

test('many failed tests fit in the last lines of a log', () => {
  const lines = reports(20);
  expect(lines).toHaveLength(13);
  expect(lines[2]).toBe('✗ site/e2e/menu.spec.ts:12 › opens 0');
  expect(lines.at(-1)).toBe('and 10 more');
});
