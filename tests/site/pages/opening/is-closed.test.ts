import { expect, test } from 'vitest';
import { isClosed } from '../../../../pages/opening/is-closed';

test.each([
  ['2024-12-30', false],
  ['2024-12-31', false],
  ['2025-01-01', true],
])('on %s, an opening with the last day 2024-12-31 is closed: %s', (today, closed) => {
  expect(isClosed({ ends: '2024-12-31' }, today)).toBe(closed);
});

test('an opening without a last day remains open', () => {
  expect(isClosed({}, '2999-01-01')).toBe(false);
});
