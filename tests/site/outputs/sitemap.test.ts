import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { type MediaOnPage, mediaInHtml } from '../../../renderer/html/media-in-html';
import { sitemap } from '../../../renderer/outputs/sitemap';
import { contentOf } from '../../support/content-of';
import { validContent } from '../../support/load-cached';
import { entryAt, foundFiles } from '../../support/outputs-content';
import { photo } from '../../support/photo';
import { renderWithMarkdown } from '../../support/render-page';

const siteUrl = 'https://site.example';

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
  cpSync('tests/fixtures/media/river.webm', join(root, 'media/river.webm'));
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
