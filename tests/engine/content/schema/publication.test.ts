import { expect, test } from 'vitest';
import { isClosed, isUnlisted } from '../../../../renderer/content/schema/publication';
import { entryAt, foundContent, opening } from '../../../support/outputs-content';

test.each([
  ['2024-12-30', false],
  ['2024-12-31', false],
  ['2025-01-01', true],
])('on %s, an opening with the last day 2024-12-31 is closed: %s', async (today, closed) => {
  const text = opening({ 'posted: 2024-11-04': 'posted: 2024-11-04\ncloses: 2024-12-31' });
  const entry = entryAt(await foundContent({ 'careers/engineer.mdx': text }), '/careers/engineer');
  expect(isClosed(entry, today)).toBe(closed);
});

test('an opening without a last day remains open', async () => {
  const entry = entryAt(await foundContent(), '/careers/engineer');
  expect(isClosed(entry, '2999-01-01')).toBe(false);
});

test('a page is unlisted if it says so', async () => {
  const content = await foundContent();
  const page = entryAt(content, '/apps');
  expect(isUnlisted(page)).toBe(false);
  expect(isUnlisted({ data: { ...page.data, ...{ unlisted: true } } })).toBe(true);
  expect(isUnlisted(entryAt(content, '/solutions/tills'))).toBe(false);
});
