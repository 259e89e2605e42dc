import { expect, test } from 'vitest';
import { byPlace, type Diagnostic, rangeAt } from '../../../../renderer/content/diagnostics/diagnostic';

test('a place beyond the end of a text is its end', () => {
  expect(rangeAt('[a\n', 3, 4)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 1 });
  expect(rangeAt('[', 1, 2)).toEqual({ line: 1, column: 2, endLine: 1, endColumn: 2 });
});

test('a place consists of whole characters', () => {
  const whole = { line: 1, column: 2, endLine: 1, endColumn: 4 };
  expect(rangeAt('a👍b', 1, 2)).toEqual(whole);
  expect(rangeAt('a👍b', 2, 3)).toEqual(whole);
  expect(rangeAt('a👍b', 1, 3)).toEqual(whole);
  expect(rangeAt('a\uffffb', 2, 3)).toMatchObject({ column: 3, endColumn: 4 });
});

test('diagnostics are sorted by file, then line, then column', () => {
  const sorted = ['a:1:2', 'a:1:10', 'a:2:1', 'b:1:1'].map((place): Diagnostic => {
    const [file = '', line, column] = place.split(':');
    const range = { line: Number(line), column: Number(column), endLine: 9, endColumn: 9 };
    return { severity: 'error', code: 'words-are-not-repeated', file, message: 'Twice.', ...range };
  });
  expect([...sorted].reverse().sort(byPlace)).toEqual(sorted);
  expect([2, 0, 3, 1].flatMap((index) => sorted[index] ?? []).sort(byPlace)).toEqual(sorted);
});
