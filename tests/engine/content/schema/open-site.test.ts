import { expect, test } from 'vitest';
import { loadContent } from '../../../../renderer/content/index';
import { openSite } from '../../../../renderer/content/schema/open-site';
import { contentOf } from '../../../support/content-of';
import { site } from '../../../support/site';

test.each([
  ['pages/index.mdx', '/'],
  ['pages/about.mdx', '/about'],
  ['pages/integrations/whatsapp.mdx', '/integrations/whatsapp'],
  ['legal/privacy.mdx', '/privacy'],
  ['solutions/capture-leads.mdx', '/solutions/capture-leads'],
  ['solutions/capture-leads/ads.mdx', '/solutions/ads'],
  ['blog/first-month.mdx', '/blog/first-month'],
  ['authors/engineering.mdx', '/blog/authors/engineering'],
  ['press/launch.mdx', '/press/launch'],
  ['careers/engineer.mdx', '/careers/engineer'],
])('%s is the page %s', (path, address) => {
  expect(site.typeOf(path)?.address).toBe(address);
});

test('a list is not a page', () => {
  expect(site.typeOf('claims.yaml')).toMatchObject({ list: 'claims' });
  expect(site.typeOf('claims.yaml')?.address).toBeUndefined();
});

test.each(['notes.mdx', 'blog/2024/first.mdx', 'solutions/a/b/c.mdx', 'other/page.mdx'])(
  '%s belongs to no kind or list',
  (path) => {
    expect(site.typeOf(path)).toBeUndefined();
  },
);

const other = await openSite('../small-site/site.ts');

test('a site from another folder has its own kinds of pages and lists', async () => {
  expect(other.typeOf('notes/2024/first.mdx')).toMatchObject({
    kind: { name: 'note' },
    address: '/2024/first',
    parent: '/2024',
  });
  const note = '---\nheading: A note\n---\nA text.\n';
  expect(await foundIn({ 'notes/2024/first.mdx': note, 'blog/first.mdx': note })).toMatchInlineSnapshot(`
    [
      "content/blog/first.mdx:1 files-are-in-known-folders: No pages are kept in this place, so this file would not become one.",
      "content/notes/2024/first.mdx:3 fields-are-present: The field "description" is missing.",
      "content/notes/2024/first.mdx:3 fields-are-present: The field "name" is missing.",
      "content/notes/2024/first.mdx:3 fields-are-present: The field "question" is missing.",
      "content/notes/2024/first.mdx:3 fields-are-present: The field "day" is missing.",
      "content/notes/2024/first.mdx:2 keys-are-known: There is no field "heading" here.",
    ]
  `);
});

test('the engine follows the definitions of a kind', async () => {
  const note = (day: string, what: string, body: string) => `---
title: How a ${what} finds its balance again
description: What happens inside of a ${what} when something heavy is put on it and taken off.
name: The ${what}
question: What does a ${what} do when nobody looks, and why do so many people ask?
day: ${day}
---
${body}
`;
  const files = {
    'notes/2024/first.mdx': note('2024-05-01', 'scale', '## Top\n\nA text.\n\n## Answer\n\nA text.'),
    'notes/2024/second.mdx': note('2024-07-01', 'beam', 'Another text.'),
    'notes/2024/third.mdx': note('2999-07-01', 'lever', 'One more text.'),
  };
  const { checked } = await loadOther(files);
  const notes = [...(checked?.entries.values() ?? [])];
  expect(notes.map(({ address, published, state }) => `${address} ${published} ${state}`)).toEqual([
    '/2024/first 2024-05-01 published',
    '/2024/second 2024-07-01 scheduled',
    '/2024/third 2999-07-01 scheduled',
  ]);
  const found = await foundIn(files);
  expect(found.filter((line) => /anchor|headline|date/.test(line))).toMatchInlineSnapshot(`
    [
      "content/notes/2024/first.mdx:8 anchors-are-unique: Another place on this page already has the anchor #top.",
      "content/notes/2024/first.mdx:12 anchors-are-unique: Another place on this page already has the anchor #answer.",
      "content/notes/2024/first.mdx:5 headlines-are-short: The headline has 70 characters; at most 60 are read at a glance.",
      "content/notes/2024/second.mdx:5 headlines-are-short: The headline has 69 characters; at most 60 are read at a glance.",
      "content/notes/2024/third.mdx:5 headlines-are-short: The headline has 70 characters; at most 60 are read at a glance.",
      "content/notes/2024/third.mdx:6 scheduled-dates-are-near: This date is more than a year away, and nobody would see the page before 2999-07-01.",
    ]
  `);
});

/** The other site instead of this site, with the lists of the base. */
function loadOther(files: Record<string, string>) {
  const pages = ['pages/index.mdx', 'pages/apps.mdx', 'authors/engineering.mdx'];
  const gone = [...pages, 'solutions/shops.mdx', 'solutions/shops/tills.mdx'];
  const without = Object.fromEntries(gone.map((path) => [path, undefined]));
  const root = contentOf({ ...without, 'rooms.yaml': 'cellar: The cellar\n', ...files });
  return loadContent(root, { site: other, today: '2024-06-01' });
}

async function foundIn(files: Record<string, string>): Promise<string[]> {
  const { diagnostics } = await loadOther(files);
  const inPages = diagnostics.filter(({ file }) => file.endsWith('.mdx'));
  return inPages.map(({ file, line, code, message }) => `${file}:${line} ${code}: ${message}`);
}
