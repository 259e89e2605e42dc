import { expect, test } from 'vitest';
import { isSpam } from '../../../../../components/islands/forms/spam';

test.each([
  ['a filled honeypot', 'yes', undefined, 10_000, true],
  ['a form filled in at once', '', 9_900, 10_000, true],
  ['a form filled in with time', '', 5_000, 10_000, false],
  ['texts that were there before', '', undefined, 10_000, false],
])('%s', (_name, honeypot, firstTouchedAt, now, expected) => {
  expect(isSpam(honeypot, firstTouchedAt, now)).toBe(expected);
});
