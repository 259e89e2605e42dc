import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLostAddresses } from '../../../../../renderer/content/graph/find-lost-addresses';
import { graphOf } from '../../../../support/fresh-graph';

test('a page that is a draft now and has no file is not reported', async () => {
  const graph = await graphOf();
  const drafts = [...graph.content.entries].map(([address, entry]) => [address, { ...entry, state: 'draft' }] as const);
  const now = { ...graph, files: [], content: { ...graph.content, entries: new Map(drafts) } };
  expect(findLostAddresses(now, graph)).toEqual([]);
});

const apps = readFileSync('tests/fixtures/base-content/pages/apps.mdx', 'utf8');

/** Where it is suggested to redirect /old, a page of these files that is gone. */
async function targetFor(before: Record<string, string>, after: Record<string, string>) {
  const found = findLostAddresses(await graphOf(after), await graphOf({ 'pages/old.mdx': apps, ...before }));
  return found.map(({ suggestion }) => /- from: \/old\n +to: (.*)$/.exec(suggestion ?? '')?.[1]);
}

test('only a page that the branch adds and publishes takes the place of one that is gone', async () => {
  const draft = apps.replace('name: Apps', 'draft: true\n$&');
  expect(await targetFor({}, { 'pages/new.mdx': apps })).toEqual(['/new']);
  expect(await targetFor({}, { 'pages/new.mdx': draft })).toEqual(['/']);
});

test('a page that was there before does not take its place, however similar it is', async () => {
  const other = { 'pages/other.mdx': apps };
  expect(await targetFor(other, other)).toEqual(['/']);
});
