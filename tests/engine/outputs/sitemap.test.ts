import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { type MediaOnPage, mediaInHtml } from '../../../renderer/html/media-in-html';
import { robots } from '../../../renderer/outputs/robots';
import { sitemap } from '../../../renderer/outputs/sitemap';
import { contentOf } from '../../support/content-of';
import { validContent } from '../../support/load-cached';
import { entryAt, foundContent, foundFiles } from '../../support/outputs-content';
import { photo } from '../../support/photo';
import { renderWithMarkdown } from '../../support/render-page';

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

const OWN_VIDEO = `<Video>

![A kayak on a river](/media/river.jpg)

[A "kayak" goes down the river](/media/river.webm)

On the first morning, as [apps](/apps) see it.

</Video>`;

const HOSTED_VIDEO = `
  - type: video
    title: Tills & rabbits
    address: https://youtu.be/aqz-KE-bpKQ
    poster: river.jpg
  - type: gallery
    title: The shop
    pictures:
      - file: door.jpg
        dark: night.jpg
        alt: A door
      - file: counter.jpg
        alt: A counter
`;

/** An article with a photo, two pictures, and a video, and a page of sections with a video at YouTube and pictures. */
async function contentWithMedia() {
  const article = (foundFiles['blog/an-article.mdx'] ?? '').replace(
    /^date:/m,
    'photo:\n  file: counter.jpg\n  alt: Two people at a counter\ndate:',
  );
  const root = contentOf({
    ...foundFiles,
    'blog/an-article.mdx': `${article}\n\n![A door](/media/door.jpg)\n\n![](/media/night.jpg "decoration")\n\n${OWN_VIDEO}\n`,
    'pages/careers.mdx': (foundFiles['pages/careers.mdx'] ?? '').replace(/\n---\n$/, `${HOSTED_VIDEO}---\n`),
  });
  mkdirSync(join(root, 'media'), { recursive: true });
  cpSync('../media/river.webm', join(root, 'media/river.webm'));
  for (const name of ['counter', 'door', 'night', 'river'])
    writeFileSync(join(root, `media/${name}.jpg`), await photo({ width: 1300, height: 867 }));
  return validContent(root);
}

/** What a page shows, once it is rendered. */
async function shownAt(address: string, content: WholeContent): Promise<[string, MediaOnPage]> {
  const { typed } = await renderWithMarkdown(entryAt(content, address), content);
  return [address, mediaInHtml(typed)];
}

/** The elements of a page in a sitemap, without its address; with HASH for the hash in each name. */
function mediaOf(address: string, text: string): string {
  const [, media = ''] = new RegExp(`<url><loc>${siteUrl}${address}</loc>(.*?)</url>`).exec(text) ?? [];
  return media.replaceAll(/\.[\w-]{8}\.jpg/g, '.HASH.jpg').replaceAll(`${siteUrl}/media/`, '');
}

test('the sitemap names the pictures and videos of a page, as the page does', async () => {
  const content = await contentWithMedia();
  const pages: [string, MediaOnPage][] = [];
  for (const address of ['/blog/an-article', '/careers', '/blog', '/']) pages.push(await shownAt(address, content));
  const [[, text = ''] = []] = sitemap({ content, siteUrl }, new Map(), new Map(pages));
  expect(mediaOf('/blog/an-article', text)).toBe(
    '<image:image><image:loc>sizes/counter-1200.HASH.jpg</image:loc></image:image>' +
      '<image:image><image:loc>sizes/door-800.HASH.jpg</image:loc></image:image>' +
      '<video:video><video:thumbnail_loc>sizes/river-800.HASH.jpg</video:thumbnail_loc>' +
      '<video:title>A &quot;kayak&quot; goes down the river</video:title>' +
      '<video:description>On the first morning, as apps see it.</video:description>' +
      '<video:content_loc>river.webm</video:content_loc><video:duration>4</video:duration></video:video>',
  );
  expect(mediaOf('/careers', text)).toBe(
    '<image:image><image:loc>sizes/door-640.HASH.jpg</image:loc></image:image>' +
      '<image:image><image:loc>sizes/counter-640.HASH.jpg</image:loc></image:image>' +
      '<video:video><video:thumbnail_loc>sizes/river-800.HASH.jpg</video:thumbnail_loc>' +
      '<video:title>Tills &amp; rabbits</video:title><video:description>Tills &amp; rabbits</video:description>' +
      '<video:player_loc>https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1</video:player_loc></video:video>',
  );
  // Its list shows the photo as well, as a decoration beside the title.
  expect(mediaOf('/blog', text)).toBe('');
  expect(mediaOf('/', text)).toBe('');
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => expect.fail(error.message));
  parser.write(text).close();
});

test('only a file that names pictures or videos says where their elements are from', async () => {
  const content = await contentWithMedia();
  const shown = new Map([await shownAt('/careers', content)]);
  const [, ...parts] = sitemap({ content, siteUrl }, new Map(), shown, { pages: 4, bytes: 1e6 });
  const isWith = ([, text]: [string, string]) => text.includes(`${siteUrl}/careers<`);
  const namespacesIn = ([, text]: [string, string]) => text.match(/xmlns:\w+="[^"]+"/g);
  expect(parts.filter(isWith).map(namespacesIn)).toEqual([
    [
      'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
      'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
    ],
  ]);
  for (const part of parts.filter((each) => !isWith(each))) expect(namespacesIn(part)).toBeNull();
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
