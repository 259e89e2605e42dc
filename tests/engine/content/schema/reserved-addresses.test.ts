import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInReservedFolder, ownerOf } from '../../../../renderer/content/schema/reserved-addresses';
import { imageSizesOf } from '../../../../renderer/content/schema/social-image-sizes';
import { feedsAt, markdownAddressOf, socialImageAddressOf } from '../../../../renderer/content/schema/urls';
import { HASHED } from '../../../../renderer/outputs/hosts/file-headers';
import { SPECULATION_RULES } from '../../../../renderer/outputs/hosts/security-headers';
import { sitemap } from '../../../../renderer/outputs/sitemap';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { foundContent } from '../../../support/outputs-content';
import { site } from '../../../support/site';

test('the files of each page are reserved', async () => {
  const { entries } = await foundContent();
  for (const entry of entries.values()) {
    const images = imageSizesOf(entry, true).map((shape) => socialImageAddressOf(entry.address, shape));
    const feeds = (entry.address in site.feeds ? feedsAt(entry.address) : []).map(({ address }) => address);
    for (const address of [entry.address, markdownAddressOf(entry), ...images, ...feeds])
      expect(ownerOf(address, entries, site), address).toBeDefined();
  }
});

test('the files of the whole site are known', async () => {
  const content = await foundContent();
  const parts = sitemap({ content, siteUrl: 'https://tallwind.example' }, new Map(), new Map(), {
    pages: 5,
    bytes: 1e6,
  }).map(([address]) => address);
  expect(parts.length).toBeGreaterThan(2);
  const code = readFileSync('../../../renderer/outputs/write-site-files.ts', 'utf8');
  const named = [...code.matchAll(/\['(\/[^']+)'/g)].map(([, address = '']) => address);
  expect(named).toContain('/robots.txt');
  for (const address of [
    ...parts,
    ...named,
    SPECULATION_RULES,
    `${HASHED}main.js`,
    '/_headers',
    '/_redirects',
    '/404.html',
  ])
    expect(ownerOf(address, content.entries, site), address).toBeDefined();
});

test.each([
  ['/index', 'the home page'],
  ['/Apps.html', 'a page'],
  ['/blog/page/2', 'a page of the list above it'],
  ['/index.md', 'the Markdown copy of a page'],
  ['/blog/page/2.md', 'the Markdown copy of a page'],
  ['/press/feed.json', 'a feed'],
  ['/social/old.png', 'in a folder that the build fills by itself'],
  ['/sitemap-12.xml', 'a file that the build writes'],
])('the address %s belongs to %s', async (address, owner) => {
  const { entries } = await foundContent();
  expect(ownerOf(address, entries, site)).toBe(owner);
});

test('the folders of media and of build output are reserved', () => {
  expect(['/media/a', '/social/a', '/assets/a', '/mediation', '/about/media/a'].map(isInReservedFolder)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('other addresses are free', async () => {
  const small = (await loadContent(contentOf())).content?.entries ?? new Map();
  for (const address of ['/old', '/old.md', '/blog/page/2', '/media/old.pdf', '/sitemap-old.xml', '/assets.html'])
    expect(ownerOf(address, small, site), address).toBeUndefined();
});
