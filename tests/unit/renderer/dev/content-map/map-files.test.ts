import { expect, test } from 'vitest';
import { type MapFile, mapFilesOf } from '../../../../../renderer/dev/content-map/map-files';
import { historyOf } from '../../../../../renderer/platform/last-changes';
import { articleText } from '../../../../support/article-text';
import { contentOf } from '../../../../support/content-of';
import { contentRepository } from '../../../../support/content-repository';
import { loadContent, site } from '../../../../support/load-content';
import { opening } from '../../../../support/outputs-content';

async function mapOf(files: Record<string, string | undefined> = {}, today = '2026-03-12'): Promise<MapFile[]> {
  return mapFilesOf(await loadContent(contentOf(files), { today }), 'content', site, undefined);
}

function named(files: readonly MapFile[], path: string): MapFile {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`The map has no ${path}`);
  return file;
}

const page = (fields: string, body = '') => `---
title: A page for the map
description: A page that exists so that the map of the content has one more page to show, with whatever is put into it.
name: For the map
theme: ink
${fields}sections:
  - type: hero
    tagline: Map
    title: One more page
    description: "We reply [[reply-whatsapp]]."
---
${body}`;

const article = (date: string) =>
  articleText({
    title: 'An article for the map',
    description:
      'An article that exists so that the map of the content has one to show, with whatever state it is given.',
    name: 'For the map',
    date,
    body: 'Words.',
  });

const openingUntil = (day: string) => opening({ 'posted: 2024-11-04': `posted: 2024-11-04\ncloses: ${day}` });

test('every file has its address, its title and its state', async () => {
  const files = await mapOf();
  expect(files.map(({ path, address, title, state }) => [path, address, title, state])).toEqual([
    ['authors/engineering.mdx', '/blog/authors/engineering', 'Articles by the engineers', 'published'],
    ['categories.yaml', undefined, undefined, undefined],
    ['claims.yaml', undefined, undefined, undefined],
    ['media-kit.yaml', undefined, undefined, undefined],
    ['pages/apps.mdx', '/apps', 'Apps for the tests', 'published'],
    ['pages/index.mdx', '/', 'A small site for tests', 'published'],
    ['partners.yaml', undefined, undefined, undefined],
    ['redirects.yaml', undefined, undefined, undefined],
    ['site.yaml', undefined, undefined, undefined],
    ['solutions/shops.mdx', '/solutions/shops', 'Apps for shops', 'published'],
    ['solutions/shops/tills.mdx', '/solutions/tills', 'Tills for shops', 'published'],
    ['vocabulary.yaml', undefined, undefined, undefined],
    ['words.yaml', undefined, undefined, undefined],
  ]);
});

test('links in fields, texts and lists count once, at both ends', async () => {
  const files = await mapOf({
    'pages/more.mdx': page(
      '',
      'See [tills](/solutions/tills#it-adds-up), [tills again](/solutions/tills), [us](/more).',
    ),
    'pages/blog.mdx': page(''),
    'blog/map.mdx': article('2026-01-05'),
  });
  expect(named(files, 'pages/more.mdx')).toMatchObject({ incoming: [], outgoing: ['solutions/shops/tills.mdx'] });
  expect(named(files, 'solutions/shops/tills.mdx').incoming).toEqual(['pages/more.mdx', 'solutions/shops.mdx']);
  expect(named(files, 'solutions/shops.mdx').outgoing).toEqual(['pages/apps.mdx', 'solutions/shops/tills.mdx']);
  expect(named(files, 'pages/apps.mdx').incoming).toEqual(['site.yaml', 'solutions/shops.mdx']);
  // The blog lists its articles without naming them.
  expect(named(files, 'pages/blog.mdx').outgoing).toEqual(['blog/map.mdx']);
  expect(named(files, 'blog/map.mdx').incoming).toEqual(['pages/blog.mdx']);
});

test('a page may be published, a draft, scheduled or closed', async () => {
  const states = async (today: string) => {
    const files = await mapOf(
      {
        'pages/draft.mdx': page('draft: true\n'),
        'blog/coming.mdx': article('2026-03-13'),
        'careers/ended.mdx': openingUntil('2026-03-11'),
        'careers/open.mdx': openingUntil('2026-03-12'),
      },
      today,
    );
    return ['pages/draft.mdx', 'blog/coming.mdx', 'careers/ended.mdx', 'careers/open.mdx'].map(
      (path) => named(files, path).state,
    );
  };
  expect(await states('2026-03-12')).toEqual(['draft', 'scheduled', 'closed', 'published']);
  expect(await states('2026-03-13')).toEqual(['draft', 'published', 'closed', 'closed']);
});

test('files have their diagnostics, with line, message and fix', async () => {
  const files = await mapOf({ 'pages/more.mdx': page('', 'See [tills](/solutions/tils).') });
  const { findings } = named(files, 'pages/more.mdx');
  expect(findings).toContainEqual({
    severity: 'error',
    code: 'internal-links-resolve',
    line: 12,
    column: 13,
    text: ['The link leads to /solutions/tils, but no page has that address.', 'Did you mean /solutions/tills?'],
  });
  expect(findings.map(({ line }) => line)).toEqual([2, 12, 12]);
  expect(named(files, 'pages/index.mdx').findings).toEqual([]);
});

test('the map shows the valid fields of a file with errors', async () => {
  const files = await mapOf({
    'pages/more.mdx': page('draft: perhaps\n', 'See [tills](/solutions/tills).'),
    'pages/half.mdx': '---\ntitle: Half\n',
    'notes.md': 'Where do I belong?',
  });
  expect(named(files, 'pages/more.mdx')).toMatchObject({
    title: 'A page for the map',
    address: '/more',
    state: 'unknown',
    outgoing: ['solutions/shops/tills.mdx'],
    findings: [{ code: 'fields-have-the-right-type', line: 6 }],
  });
  expect(named(files, 'pages/half.mdx')).toMatchObject({ title: '/half', state: 'unknown', address: '/half' });
  expect(named(files, 'notes.md')).toMatchObject({
    address: undefined,
    findings: [{ code: 'files-are-in-known-folders' }],
  });
  // All other pages are still known.
  expect(named(files, 'solutions/shops/tills.mdx').state).toBe('published');
});

test('without valid lists, files still have titles, links and findings', async () => {
  const files = await mapOf({ 'partners.yaml': 'team: 7\n' });
  expect(named(files, 'partners.yaml').findings).toHaveLength(1);
  expect(named(files, 'solutions/shops.mdx')).toMatchObject({
    title: 'Apps for shops',
    state: 'unknown',
    outgoing: ['pages/apps.mdx', 'solutions/shops/tills.mdx'],
  });
});

test('an unused picture is in the map, because the check reports it', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>\n';
  const files = await mapOf({ 'media/raw.svg': drawing });
  expect(named(files, 'media/raw.svg')).toMatchObject({
    address: undefined,
    state: undefined,
    findings: [{ code: 'media-is-used' }],
  });
});

test('an uncommitted change differs from the last commit', async () => {
  const { root, write, edit } = contentRepository();
  edit('pages/apps.mdx', 'It has your hub.', 'It has your own hub.');
  write('pages/more.mdx', page(''));
  const files = mapFilesOf(await loadContent(root), 'content', site, await historyOf(root));
  const today = new Date().toISOString().slice(0, 4);
  expect(named(files, 'pages/index.mdx')).toMatchObject({ isUncommitted: false });
  expect(named(files, 'pages/index.mdx').committed).toMatch(new RegExp(`^${today}-\\d\\d-\\d\\d$`));
  expect(named(files, 'pages/apps.mdx').isUncommitted).toBe(true);
  expect(named(files, 'pages/apps.mdx').committed).toBeDefined();
  expect(named(files, 'pages/more.mdx')).toMatchObject({ isUncommitted: true, committed: undefined });
});

test('without git, no file is marked as uncommitted', async () => {
  const files = await mapOf();
  expect(files.filter(({ isUncommitted, committed }) => isUncommitted || committed !== undefined)).toEqual([]);
});
