import { expect, test } from 'vitest';
import { robots } from '../../../../renderer/outputs/robots';
import { sitemap } from '../../../../renderer/outputs/sitemap';
import { foundContent } from '../../../support/outputs-content';

const siteUrl = 'https://site.example';

function locationsIn(text = ''): (string | undefined)[] {
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
}

test('the sitemap lists every page, with its date if it has one', async () => {
  const content = await foundContent();
  const files = sitemap({ content, siteUrl }, new Map([['pages/index.mdx', '2024-05-06T07:08:09+02:00']]));
  expect(files.map(([address]) => address)).toEqual(['/sitemap.xml']);
  const text = files[0]?.[1] ?? '';
  expect(locationsIn(text)).toEqual([...content.entries.keys()].map((address) => siteUrl + address));
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
  expect(text).toContain(`<url><loc>${siteUrl}/</loc><lastmod>2024-05-06T07:08:09+02:00</lastmod></url>`);
});

test('a sitemap with too many pages for a file is split, and sitemap.xml lists the parts', async () => {
  const content = await foundContent();
  const whole = [...content.entries.keys()].map((address) => siteUrl + address);
  expect(sitemap({ content, siteUrl }, new Map(), whole.length)).toHaveLength(1);
  const [index, ...parts] = sitemap({ content, siteUrl }, new Map(), 4);
  expect(index?.[0]).toBe('/sitemap.xml');
  expect(index?.[1]).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>');
  expect(locationsIn(index?.[1])).toEqual(parts.map(([address]) => siteUrl + address));
  expect(parts.map(([address]) => address)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  expect(parts.map(([, text]) => locationsIn(text).length)).toEqual([4, 4, whole.length - 8]);
  expect(parts.flatMap(([, text]) => locationsIn(text))).toEqual(whole);
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots(siteUrl)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n');
});
