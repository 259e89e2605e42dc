import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_SHOWN } from '../../../../renderer/content/files/limits';
import { CheckedContent } from '../../../../renderer/content/graph/checked-content';
import { findLostAddresses } from '../../../../renderer/content/graph/find-lost-addresses';
import { checkedContentOf } from '../../../support/checked-content';
import { opening } from '../../../support/outputs-content';

test('a page that is now a draft without a file is not reported', async () => {
  const before = await checkedContentOf();
  const drafts = [...before.entries].map(([address, entry]) => [address, { ...entry, state: 'draft' }] as const);
  const lists = before.files().filter(({ list }) => list !== undefined);
  const now = new CheckedContent({ ...before, content: { ...before.content, entries: new Map(drafts) } }, lists);
  expect(findLostAddresses(now, before)).toEqual([]);
});

const apps = readFileSync('content/pages/apps.mdx', 'utf8');

/** The suggested target of a redirect from /old, a page that is removed. */
async function targetFor(before: Record<string, string>, after: Record<string, string>) {
  const found = findLostAddresses(
    await checkedContentOf(after),
    await checkedContentOf({ 'pages/old.mdx': apps, ...before }),
  );
  return found.map(({ suggestion }) => /- from: \/old\n +to: (.*)$/.exec(suggestion ?? '')?.[1]);
}

test('only a page that the branch adds and publishes is the suggested replacement', async () => {
  const draft = apps.replace('name: Apps', 'draft: true\n$&');
  expect(await targetFor({}, { 'pages/new.mdx': apps })).toEqual(['/new']);
  expect(await targetFor({}, { 'pages/new.mdx': draft })).toEqual(['/']);
});

test('a page that existed before is not the suggested replacement, however similar', async () => {
  const other = { 'pages/other.mdx': apps };
  expect(await targetFor(other, other)).toEqual(['/']);
});

test('a rescheduled opening is marked at its day of publication', async () => {
  const later = opening({ 'posted: 2024-11-04': 'posted: 2025-03-12\ncloses: 2025-04-12' });
  const before = await checkedContentOf({ 'careers/engineer.mdx': opening() });
  expect(findLostAddresses(await checkedContentOf({ 'careers/engineer.mdx': later }), before)).toMatchObject([
    { field: 'posted', message: expect.stringContaining('is now dated 2025-03-12') },
  ]);
});

const redirectsTo = (targets: readonly string[]) =>
  checkedContentOf({ 'redirects.yaml': targets.map((to, index) => `- from: /old-${index}\n  to: ${to}\n`).join('') });

test('each removed redirect is suggested with its own target', async () => {
  const targets = ['/apps', '/solutions/tills', '/solutions/shops'];
  const found = findLostAddresses(await checkedContentOf(), await redirectsTo(targets));
  expect(found.map(({ suggestion }) => suggestion?.split('  to: ')[1])).toEqual(targets);
});

test('of many lost addresses, at most one more than the limit for display is found', async () => {
  const many = await redirectsTo(Array.from({ length: MAX_SHOWN + 5 }, () => '/apps'));
  expect(findLostAddresses(await checkedContentOf(), many)).toHaveLength(MAX_SHOWN + 1);
});
