import { expect, test } from 'vitest';
import { isClosed } from '../../../../../renderer/content/schema/publication';
import { entryAt, foundContent, opening } from '../../../../support/outputs-content';

test.each([
  ['2024-12-30', false],
  ['2024-12-31', false],
  ['2025-01-01', true],
])('an opening that closes on 2024-12-31 is on %s closed: %s', async (today, closed) => {
  const text = opening({ 'posted: 2024-11-04': 'posted: 2024-11-04\ncloses: 2024-12-31' });
  const entry = entryAt(await foundContent({ 'careers/engineer.mdx': text }), '/careers/engineer');
  expect(entry.kind === 'opening' && isClosed(entry.data, today)).toBe(closed);
});

test('an opening without a last day stays open', async () => {
  const entry = entryAt(await foundContent(), '/careers/engineer');
  expect(entry.kind === 'opening' && isClosed(entry.data, '2999-01-01')).toBe(false);
});
