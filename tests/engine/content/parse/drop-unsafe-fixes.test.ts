import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../renderer/content/diagnostics/diagnostic';
import { dropUnsafeFixes } from '../../../../renderer/content/parse/drop-unsafe-fixes';

const at = (line: number) => ({ line, column: 1, endLine: line, endColumn: 2 });

/** An error with a fix that changes two lines. */
const error: Diagnostic = {
  severity: 'error',
  code: 'text-is-readable',
  file: 'content/pages/about.mdx',
  message: 'A message.',
  ...at(1),
  fix: [1, 2].map((line) => ({ ...at(line), text: 'b' })),
};

test('a fix is kept unless it causes an error in any of its lines', () => {
  const { fix, ...withoutFix } = error;
  const left = (lines: number[]) =>
    dropUnsafeFixes('a\na\na\n', [error], () => lines.map((line) => ({ line, code: 'text-is-finished' })));
  expect(fix).toHaveLength(2);
  expect(left([])).toEqual([error]);
  expect(left([3])).toEqual([error]);
  expect(left([2])).toEqual([withoutFix]);
});
