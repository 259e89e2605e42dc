import { expect, test } from 'vitest';
import { isDay, newestFirst } from '../../../../renderer/content/schema/dates';

test('a day may or may not exist in the calendar', () => {
  expect(['2024-02-29', '2026-02-29', '2026-13-01', '2026-00-10'].map(isDay)).toEqual([true, false, false, false]);
});

test('entries are sorted by publication, newest first, and entries of the same day keep their order', () => {
  const dated = ['2024-01-02', '2024-01-03', '2024-01-02'].map((published, id) => ({ id, published }));
  expect(newestFirst(dated).map(({ id }) => id)).toEqual([1, 0, 2]);
});
