import { expect, test } from 'vitest';
import { rangeAt } from '../../../../../renderer/content/diagnostics/diagnostic';

test('a place after the end of a text is its end', () => {
  expect(rangeAt('[a\n', 3, 4)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 1 });
  expect(rangeAt('[', 1, 2)).toEqual({ line: 1, column: 2, endLine: 1, endColumn: 2 });
});

test('a place takes in whole characters', () => {
  const whole = { line: 1, column: 2, endLine: 1, endColumn: 4 };
  expect(rangeAt('a👍b', 1, 2)).toEqual(whole);
  expect(rangeAt('a👍b', 2, 3)).toEqual(whole);
  expect(rangeAt('a👍b', 1, 3)).toEqual(whole);
});
