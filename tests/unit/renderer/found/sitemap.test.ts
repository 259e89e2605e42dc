import { expect, test } from 'vitest';
import { robots } from '../../../../renderer/found/robots';
import { sitemap } from '../../../../renderer/found/sitemap';
import { foundContent } from '../../found-content';

const siteUrl = 'https://site.example';

test('the sitemap lists every page, with the date of those that have one', async () => {
  const content = await foundContent();
  const text = sitemap({ content, siteUrl }, new Map([['pages/index.mdx', '2024-05-06T07:08:09+02:00']]));
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    [...content.entries.keys()].map((address) => siteUrl + address),
  );
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
  expect(text).toContain(`<url><loc>${siteUrl}/</loc><lastmod>2024-05-06T07:08:09+02:00</lastmod></url>`);
});

test('robots.txt lets everybody read and names the sitemap', () => {
  expect(robots(siteUrl)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n');
});
