import { expect, test } from 'vitest';
import {
  isClosed,
  isUnlisted,
  publicationDay,
  publicationState,
} from '../../../../../renderer/content/schema/publication';
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

test.each([
  ['/blog/an-article', '2024-02-29'],
  ['/press/a-release', '2023-12-31'],
  ['/careers/engineer', '2024-11-04'],
])('%s is scheduled until its day, %s', async (address, day) => {
  const entry = entryAt(await foundContent(), address);
  expect(publicationDay(entry)).toBe(day);
  expect(publicationState(entry, '2023-01-01')).toBe('scheduled');
  expect(publicationState(entry, day)).toBe('published');
  expect(publicationState(entry, '2999-01-01')).toBe('published');
});

test('a page without a day is public from the start, unless it is a draft', async () => {
  const entry = entryAt(await foundContent(), '/solutions/tills');
  if (entry.kind !== 'solution') throw new Error('The page is no solution');
  expect(publicationDay(entry)).toBeUndefined();
  expect(publicationState(entry, '2023-01-01')).toBe('published');
  expect(publicationState({ ...entry, data: { ...entry.data, draft: true } }, '2023-01-01')).toBe('draft');
});

test('only pages can be unlisted', async () => {
  const content = await foundContent();
  const page = entryAt(content, '/apps');
  if (page.kind !== 'page') throw new Error('/apps is no page');
  expect(isUnlisted(page)).toBe(false);
  expect(isUnlisted({ ...page, data: { ...page.data, unlisted: true } })).toBe(true);
  expect(isUnlisted(entryAt(content, '/solutions/tills'))).toBe(false);
});
