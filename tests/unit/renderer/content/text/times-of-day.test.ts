import { expect, test } from 'vitest';
import { anySpellingOf } from '../../../../../renderer/content/text/times-of-day';

test('business hours that are not a range of days and times are found as they are written', () => {
  for (const hours of ['By appointment', ' By appointment ', 'Mon-Fri all day']) {
    expect(anySpellingOf(hours).test(`We answer ${hours.trim().toLowerCase()}.`)).toBe(true);
    expect(anySpellingOf(hours).test('We answer on weekdays.')).toBe(false);
  }
});
