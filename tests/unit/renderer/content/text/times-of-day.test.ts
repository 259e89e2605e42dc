import { expect, test } from 'vitest';
import { anySpellingOf, impossibleTimesIn } from '../../../../../renderer/content/text/times-of-day';

test('business hours that are not a range of days and times are found literally', () => {
  for (const hours of ['By appointment', ' By appointment ', 'Mon-Fri all day']) {
    expect(anySpellingOf(hours).test(`We answer ${hours.trim().toLowerCase()}.`)).toBe(true);
    expect(anySpellingOf(hours).test('We answer on weekdays.')).toBe(false);
  }
});

test.each([
  ['Mon-Fri 8am-6pm', 'Monday to Friday, 8 a.m. to 6 p.m.'],
  [' Mon-Fri 8am-6pm Eastern Time ', 'mon–fri 08:00–18:00'],
  ['Mon-Fri 8am-6pm', 'Mon-Fri between 8:00am and 6:00pm'],
  ['Monday to Friday 08:30-18:00', 'Mon-Fri 8:30am-6pm'],
  ['Mon-Sun 12am-12pm', 'Mon-Sun 0:00-12:00'],
  ['Mon-Sun 0:00-12:00', 'Mon-Sun 12am-12pm'],
])('the hours %j are found in %j', (hours, text) => {
  expect(anySpellingOf(hours).test(text)).toBe(true);
});

test.each(['Mon-Fri 8am-5pm', 'Mon-Sat 8am-6pm', 'Mon-Fri 8:30am-6pm', 'Mon-Fri 8pm-6pm', 'Mon-Fri 18-6pm'])(
  'the hours Mon-Fri 8am-6pm are not found in %j',
  (text) => {
    expect(anySpellingOf('Mon-Fri 8am-6pm').test(text)).toBe(false);
  },
);

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
