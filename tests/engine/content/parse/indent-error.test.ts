import { expect, test } from 'vitest';
import { findIndentError } from '../../../../renderer/content/parse/indent-error';

test.each([
  'a:\n  b:\n    c: d\n',
  'a: \n  b: c\n',
  'a:\n- b\nc: d\n',
  '- a: b\n  c:\n    - d\n- e: f\n',
  'a: b\n- c\n',
  'a:\n- b\nc: d\n- e\n',
])('every line begins in a column of its block in %j', (text) => {
  expect(findIndentError(text)).toBeUndefined();
});

test.each([
  ['the first field', '  a: b\nc: d\n', '  a: b', 0],
  ['a field of an entry', '- a: b\n   c: d\n', '   c: d', 2],
  ['a field of an entry in the column of its list', 'a:\n- b: c\n   d: e\n', '   d: e', 2],
  ['a field below an entry without fields', '- a\n  b: c\n', '  b: c', 0],
  ['a field that splits a group', 'a:\n  b: c\nd: e\n  f: g\n', 'd: e', 2],
  ['an entry below a field that has a value', 'a:\n  - b\nc: d\n    - e\n', '    - e', 0],
  ['an entry that splits a list', 'a:\n  - b:\n      - c\n  - d: e\n      - f\n', '  - d: e', 6],
])('%s may have the wrong indentation: %j', (_, text, source, expected) => {
  const line = text.split('\n').indexOf(source);
  expect(findIndentError(text)).toEqual({ line, found: source.search(/\S/), expected });
});
