import { expect, test } from 'vitest';
import { impossibleTimesIn } from '../../../../renderer/content/text/times-of-day';

test.each([
  ['13:00 pm', 13, '00'],
  ['8:60am', 8, '60'],
  ['8:75am', 8, '75'],
])('%s is impossible in any context', (time, hour, minute) => {
  expect(impossibleTimesIn(`Open ${time}.`)).toEqual([{ start: 5, end: 5 + time.length, hour, minute }]);
});

test('an impossible hour without minutes is only reported if a time is expected', () => {
  expect(impossibleTimesIn('Open from 26pm.')).toEqual([{ start: 10, end: 14, hour: 26, minute: undefined }]);
  for (const text of ['Cut 26pm wide.', 'Open at 26 pm wide.', 'Open from 12pm.', 'Open from 8:59am to 12:30pm.'])
    expect(impossibleTimesIn(text)).toEqual([]);
});
