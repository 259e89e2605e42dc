import { expect, test } from 'vitest';
import type { MediaOnPage } from '../../../renderer/html/media-in-html';
import { sitemap } from '../../../renderer/outputs/sitemap';
import { robots } from '../../../renderer/outputs/write-site-files';
import { foundContent } from '../../support/outputs-content';

const siteUrl = 'https://site.example';
const NOTHING = new Map<string, MediaOnPage>();

function locationsIn(text = ''): (string | undefined)[] {
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
}

test('the sitemap lists every page, with its date if it has one', async () => {
  const content = await foundContent();
  const changes = new Map([['pages/index.mdx', '2024-05-06T07:08:09+02:00']]);
  const files = sitemap({ content, siteUrl }, changes, NOTHING);
  expect(files.map(([address]) => address)).toEqual(['/sitemap.xml']);
  const text = files[0]?.[1] ?? '';
  expect(locationsIn(text)).toEqual([...content.entries.keys()].map((address) => siteUrl + address));
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
  expect(text).toContain(`<url><loc>${siteUrl}/</loc><lastmod>2024-05-06T07:08:09+02:00</lastmod></url>`);
});

test('a sitemap with too many pages for a file is split, and sitemap.xml lists the parts', async () => {
  const content = await foundContent();
  const whole = [...content.entries.keys()].map((address) => siteUrl + address);
  const limitedTo = (pages: number, bytes = 1e6) =>
    sitemap({ content, siteUrl }, new Map(), NOTHING, { pages, bytes }).map(([address, text]) => ({ address, text }));
  expect(limitedTo(whole.length)).toHaveLength(1);
  const [index, ...parts] = limitedTo(4);
  expect(index?.address).toBe('/sitemap.xml');
  expect(index?.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>');
  expect(locationsIn(index?.text)).toEqual(parts.map(({ address }) => siteUrl + address));
  expect(parts.map(({ address }) => address)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  expect(parts.map(({ text }) => locationsIn(text).length)).toEqual([4, 4, whole.length - 8]);
  expect(parts.flatMap(({ text }) => locationsIn(text))).toEqual(whole);
  const [, ...small] = limitedTo(50, 200);
  expect(small.length).toBeGreaterThan(1);
  expect(small.flatMap(({ text }) => locationsIn(text))).toEqual(whole);
  for (const { text } of small) expect((text.match(/<url>.*<\/url>/)?.[0] ?? '').length).toBeLessThanOrEqual(200);
});

test('a page names at most as many pictures as search engines read, and a video so many characters', async () => {
  const content = await foundContent();
  const pictures = Array.from({ length: 1001 }, (_, index) => `/media/${index}.svg`);
  const video = { title: 'Long', description: 'x'.repeat(3000), poster: '/media/0.svg', file: '/media/long.mp4' };
  const [[, text = ''] = []] = sitemap(
    { content, siteUrl },
    new Map(),
    new Map([['/', { pictures, videos: [video] }]]),
  );
  expect(text.match(/<image:loc>/g)).toHaveLength(1000);
  expect(text).toContain(`<video:description>${'x'.repeat(2048)}</video:description>`);
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots(siteUrl)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n');
});
