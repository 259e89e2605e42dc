import { afterEach, expect, test, vi } from 'vitest';
import { buildDate, currentDate, latestDay, setBuildDate } from '../../../../renderer/content/schema/build-date';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('without --as-of, the date is today in UTC, whatever the local time', () => {
  vi.stubEnv('CONTENT_AS_OF', undefined);
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.useFakeTimers({ now: new Date('2026-03-11T23:59:59Z') });
  expect(buildDate()).toBe('2026-03-11');
  vi.setSystemTime(new Date('2026-03-12T00:00:00Z'));
  expect(buildDate()).toBe('2026-03-12');
});

test('--as-of sets another day', () => {
  vi.stubEnv('CONTENT_AS_OF', undefined);
  expect(setBuildDate('2024-02-29')).toBeUndefined();
  expect(buildDate()).toBe('2024-02-29');
});

test('without --as-of, the day does not change during a build', () => {
  vi.stubEnv('CONTENT_AS_OF', '2025-01-01');
  expect(setBuildDate(undefined)).toBeUndefined();
  expect(buildDate()).toBe('2025-01-01');
});

test.each(['12 March', '2026-3-12', '2026-02-29', '2026-13-01', '20260312', '2026-03-12T00:00', ''])(
  '--as-of "%s" is refused with the expected format, and changes nothing',
  (asOf) => {
    vi.stubEnv('CONTENT_AS_OF', '2025-01-01');
    expect(setBuildDate(asOf)).toBe(
      `--as-of must be a day of the calendar, written year-month-day such as 2026-03-12 (in UTC), but found "${asOf}".`,
    );
    expect(buildDate()).toBe('2025-01-01');
  },
);
test('dates that are already today in the Far East are valid', () => {
  expect(latestDay('2096-12-31')).toBe('2097-01-01');
});

test('a site as of a past day may contain later dates', () => {
  expect(latestDay('2024-12-01')).toBe(latestDay(currentDate()));
});
