import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { ArticleTeasers } from '../../../../pages/article/article-teaser';
import { article } from '../../../../pages/article/schema';
import site from '../../../../pages/site';
import { feedsOf } from '../../../../renderer/outputs/feeds/feeds';
import { socialImages } from '../../../../renderer/outputs/social-images/social-images';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { assertKind } from '../../../support/assert-kind';
import { contentOf } from '../../../support/content-of';
import { validContent } from '../../../support/load-cached';
import { entryAt, foundFiles } from '../../../support/outputs-content';
import { photo } from '../../../support/photo';
import { renderWithMarkdown } from '../../../support/render-page';
import { temporaryFolder } from '../../../support/temporary-folder';

const SITE_URL = 'https://tallwind.example';
const PHOTO = 'photo:\n  file: counter.jpg\n  alt: Two people at a counter\n  focus: right\n';

afterEach(() => vi.unstubAllEnvs());

/** An article and a release with a photo, red on the left and blue on the right. */
async function siteWithPhotos() {
  const withPhoto = (file: string) => ({ [file]: foundFiles[file]?.replace(/^date:/m, `${PHOTO}date:`) });
  const root = contentOf({ ...foundFiles, ...withPhoto('blog/an-article.mdx'), ...withPhoto('press/a-release.mdx') });
  mkdirSync(join(root, 'media'), { recursive: true });
  writeFileSync(join(root, 'media/counter.jpg'), await photo({ width: 2000, height: 1000 }));
  return { root, content: await validContent(root) };
}

test.each(['/blog/an-article', '/press/a-release'])(
  '%s begins with its photo, and structured data contains its size',
  async (address) => {
    const { content } = await siteWithPhotos();
    const { html, markdown } = await renderWithMarkdown(entryAt(content, address), content);
    const [picture = ''] = /<picture>.*?<\/picture>/.exec(html) ?? [];
    expect(picture).toContain('alt="Two people at a counter" loading="eager"');
    expect(picture).toContain('fetchPriority="high"');
    expect(picture).toContain('data-focus="right"');
    const [src] = /\/media\/sizes\/counter-1200\.[\w-]{8}\.jpg/.exec(picture) ?? [];
    expect(html).toContain(
      `{"@type":"ImageObject","url":"${SITE_URL}${src}","caption":"Two people at a counter","width":{"@type":"QuantitativeValue","value":1200,"unitCode":"E37"},"height":{"@type":"QuantitativeValue","value":600,"unitCode":"E37"}}`,
    );
    expect(html).toContain(`<meta property="og:image" content="${SITE_URL}/social${address}.png"/>`);
    expect(markdown).toContain(`![Two people at a counter](${SITE_URL}${src})`);
  },
);

test.each([
  ['/blog', '/blog/feed.json'],
  ['/press', '/press/feed.json'],
])('%s shows the photo in its list, and names it in its feeds', async (address, feed) => {
  const { content } = await siteWithPhotos();
  const entry = entryAt(content, address);
  const { html, markdown } = await renderWithMarkdown(entry, content);
  expect(html).toMatch(
    /<img src="\/media\/sizes\/counter-\d+\.[\w-]{8}\.jpg" width="2000" height="1000" alt="" loading="lazy"/,
  );
  expect(markdown).not.toContain('/media/');
  const feeds = new Map(await feedsOf(entry, { site, content, siteUrl: SITE_URL }));
  expect(feeds.get(feed)).toMatch(
    /<p><img src=\\"https:\/\/tallwind\.example\/media\/sizes\/counter-1200\.[\w-]{8}\.jpg\\" width=\\"1200\\" height=\\"600\\" alt=\\"Two people at a counter\\"\/>/,
  );
});

test('a list that several pages share loads the styles of its photos from the build', async () => {
  const { content } = await siteWithPhotos();
  const html = renderToStaticMarkup(
    <ContentProvider
      content={content}
      htmlCache={(_key, render) => render()}
      addressOfStylesheet={(file) => `/assets/${file}`}
    >
      <ArticleTeasers articles={[assertKind(entryAt(content, '/blog/an-article'), article)]} />
    </ContentProvider>,
  );
  expect(html).toContain('href="/assets/components/ui/cover-photo.css"');
  expect(html).not.toContain('href="/components/');
});

test('the social images show the focus of the photo', async () => {
  const { root, content } = await siteWithPhotos();
  vi.stubEnv('CONTENT_DIR', root);
  const drawImages = await socialImages(content, site, temporaryFolder());
  for (const [file, png] of await drawImages(entryAt(content, '/blog/an-article'))) {
    const { width, height } = await sharp(png).metadata();
    const isSquare = width === height;
    const panel = { left: isSquare ? 700 : 660, top: isSquare ? 700 : 20, width: 400, height: 400 };
    const { data } = await sharp(png)
      .extract(panel)
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    expect(blue - red, file).toBeGreaterThan(100);
  }
});
