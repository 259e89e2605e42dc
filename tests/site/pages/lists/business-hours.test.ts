import { expect, test } from 'vitest';
import { anySpellingOf } from '../../../../pages/lists/business-hours';

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
