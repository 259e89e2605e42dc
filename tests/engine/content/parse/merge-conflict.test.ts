import { expect, test } from 'vitest';
import { mergeMark } from '../../../../renderer/content/parse/merge-conflict';

test.each([
  ['below an empty first line', '\n<<<<<<< a\n', '<<<<<<< a'],
  ['below a code block', '```\na\n```\n\n>>>>>>> a', '>>>>>>> a'],
])('a merge conflict marker is found %s', (_, text, mark) => {
  const { start, end } = mergeMark(text) ?? {};
  expect(text.slice(start, end)).toBe(mark);
});

test('spaces may follow the end of a code block that contains a conflict marker', () => {
  expect(mergeMark('```\n<<<<<<< a\n```  \n')).toBeUndefined();
});
