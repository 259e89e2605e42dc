import { expect, test } from 'vitest';
import { suspicionsOf } from '../../../../../components/islands/forms/spam';

const filling = { honeypot: '', touchedAt: 5_000, isRestored: false };

test.each([
  ['a form filled in with time', {}, []],
  ['a filled honeypot', { honeypot: 'yes' }, ['honeypot']],
  ['a form filled in at once', { touchedAt: 9_900 }, ['too-fast']],
  ['a restored draft that is sent at once', { touchedAt: 9_900, isRestored: true }, []],
  ['a form that no hand has touched', { touchedAt: undefined }, ['no-interaction']],
  ['all that a machine does', { honeypot: 'yes', touchedAt: undefined }, ['honeypot', 'no-interaction']],
])('%s', (_name, given, expected) => {
  expect(suspicionsOf({ ...filling, ...given }, 10_000)).toEqual(expected);
});
