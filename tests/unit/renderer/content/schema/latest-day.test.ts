import { expect, test } from 'vitest';
import { currentDate } from '../../../../../renderer/content/schema/build-date';
import { latestDay } from '../../../../../renderer/content/schema/latest-day';

test('in the east of the world it is tomorrow already', () => {
  expect(latestDay('2096-12-31')).toBe('2097-01-01');
});

test('a site as of a past day may have what was written since', () => {
  expect(latestDay('2024-12-01')).toBe(latestDay(currentDate()));
});
