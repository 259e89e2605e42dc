import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaKit } from '../../../fixtures/base-site/pages/lists';
import { checkedContentOf } from '../../../support/checked-content';
import { contentOf } from '../../../support/content-of';
import { loadCached } from '../../../support/load-cached';

const DRAWING = '<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>';
const claims = readFileSync('content/claims.yaml', 'utf8');

test('hubs and solutions have the theme of their service page, and other pages have their own theme', async () => {
  const { content } = await checkedContentOf();
  const places = [...content.entries.values()].map(({ address, id, parent, theme }) => [address, id, parent, theme]);
  expect(places.sort()).toEqual([
    ['/', 'index', undefined, 'ink'],
    ['/apps', 'apps', undefined, 'blue'],
    ['/blog/authors/engineering', 'engineering', '/blog', 'ink'],
    ['/solutions/shops', 'shops', '/apps', 'blue'],
    ['/solutions/tills', 'tills', '/solutions/shops', 'blue'],
  ]);
});

test('downloads are measured', async () => {
  const { content } = await checkedContentOf({
    'media/kit.svg': DRAWING,
    'media-kit.yaml': '- name: Kit of [[site.name]]\n  description: A drawing.\n  file: kit.svg\n',
  });
  expect(content.list(mediaKit)).toMatchObject([{ name: 'Kit of Tallwind', file: 'kit.svg' }]);
  expect(content.media('kit.svg')).toEqual({ type: 'SVG', bytes: DRAWING.length, href: '/media/kit.svg' });
});

test('only redirects from anchor to anchor keep anchors alive', async () => {
  const redirects = ['/old /apps', '/apps#a /apps', '/apps#b /apps#top', '/apps#c /apps#top'];
  const { content } = await checkedContentOf({
    'redirects.yaml': redirects.map((line) => `- from: ${line.replace(' ', '\n  to: ')}\n`).join(''),
  });
  expect(content.data.anchorAliases).toEqual({
    '/apps': ['b', 'c'].map((former) => ({ former, current: 'top' })),
  });
});

test('every file that names claims in its fields is listed with them', async () => {
  const home = readFileSync('content/pages/index.mdx', 'utf8');
  const stats = '    stats: [reply-ai, launch, clients, reply-whatsapp]\n$&';
  const { content } = await checkedContentOf({ 'pages/index.mdx': home.replace(/---\n*$/, stats) });
  const { claims: named = {} } = content.data.naming;
  const filesOf = (id: string) =>
    (named[id] ?? []).flatMap(({ file, isInField }) => (isInField && file !== 'words.yaml' ? file : []));
  expect(Object.keys(named).map((id) => [id, filesOf(id)])).toEqual([
    ['clients', ['pages/index.mdx']],
    ['launch', ['pages/index.mdx', 'solutions/shops/tills.mdx']],
    ['reply-whatsapp', ['pages/index.mdx']],
    ['reply-ai', ['pages/index.mdx']],
  ]);
});

test('an entry remains the same object until its sources change', async () => {
  const root = contentOf();
  const tillsOn = async (today: string, texts: Record<string, string> = {}) => {
    const { checked } = await loadCached(root, { today, texts: new Map(Object.entries(texts)) });
    return checked?.entries.get('/solutions/tills');
  };
  const first = await tillsOn('2024-12-01');
  expect(await tillsOn('2024-12-01')).toBe(first);
  expect(await tillsOn('2024-12-02')).not.toBe(first);
  const slower = { 'claims.yaml': claims.replace('3-6 months', '4-7 months') };
  expect(await tillsOn('2024-12-02', slower)).toMatchObject({ data: { time: '4-7 months', name: 'Tills' } });
});
