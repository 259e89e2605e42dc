import { expect, test } from 'vitest';
import { StringTable } from '../../../../renderer/commands/build/string-table';

test('a name always has the same number', () => {
  const names = new StringTable();
  expect([names.add('one'), names.numberOf('two'), names.numberOf('one'), names.add('three')]).toEqual([0, 1, 0, 2]);
  expect(names.numberOf('three')).toBe(2);
  expect(names.stringsOf([2, 0, 0])).toEqual(['three', 'one', 'one']);
});

test('compacted names are numbered from 0 in the order of lookup, and each is new once', () => {
  const names = new StringTable();
  for (const name of ['one', 'two', 'three', 'four']) names.add(name);
  const { numberOf, takeNew } = names.compact();
  expect([3, 1, 3].map(numberOf)).toEqual([0, 1, 0]);
  expect(takeNew()).toEqual([3, 1]);
  expect([1, 2].map(numberOf)).toEqual([1, 2]);
  expect(takeNew()).toEqual([2]);
});
