import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import site from '../../../../pages/site';
import { mediaInHtml, videoSources } from '../../../../renderer/html/media-in-html';
import { feedsOf } from '../../../../renderer/outputs/feeds/feeds';
import { contentOf } from '../../../support/content-of';
import { problemsOfHtml } from '../../../support/html-problems';
import { validContent } from '../../../support/load-cached';
import { entryAt, foundFiles } from '../../../support/outputs-content';
import { photo } from '../../../support/photo';
import { renderFrom, renderWithMarkdown } from '../../../support/render-page';
import { readSettings } from '../../../support/settings';

const OWN = `<Video width="wide">

![A kayak on a river](/media/river.jpg)

[A kayak goes **down** the river](/media/river.webm)
[Captions](/media/river.vtt)

On the first morning, as [apps](/apps) see it.

</Video>
`;

const HOSTED = `<Video>

![A kayak on a river](/media/river.jpg)

[A rabbit in the woods](https://vimeo.com/76979871?share=copy)

</Video>
`;

async function pageWith(video: string) {
  const root = contentOf({ ...foundFiles, 'blog/an-article.mdx': `${foundFiles['blog/an-article.mdx']}\n${video}` });
  mkdirSync(join(root, 'media'), { recursive: true });
  cpSync('tests/fixtures/media/river.webm', join(root, 'media/river.webm'));
  writeFileSync(join(root, 'media/river.vtt'), 'WEBVTT\n\n00:00.000 --> 00:04.000\nA kayak.\n');
  writeFileSync(join(root, 'media/river.jpg'), await photo({ width: 3000, height: 2000 }));
  const content = await validContent(root);
  return { content, ...(await renderWithMarkdown(entryAt(content, '/blog/an-article'), content)) };
}

/** Where the videos of a document come from. */
const sourcesIn = (html: string) => videoSources(new Map([['/', mediaInHtml(html)]])).flatMap(([, sources]) => sources);

const figureIn = (html: string) => /<figure.*?<\/figure>/s.exec(html)?.[0] ?? '';

test('a video in a text has its poster, size, captions, and title; the remaining text is its caption', async () => {
  const { html, markdown } = await pageWith(OWN);
  const figure = figureIn(html);
  const [video = ''] = /<video.*?<\/video>/s.exec(figure) ?? [];
  expect(video).toContain(' src="/media/river.webm" width="320" height="180"');
  expect(figure).toMatch(
    /<img src="\/media\/sizes\/river-1200\.[\w-]{8}\.jpg" width="3000" height="2000" alt="" loading="lazy"/,
  );
  expect(video).toContain('aria-label="A kayak goes down the river"');
  expect(video).toMatch(/preload="none" controls="" muted="" playsInline=""/i);
  expect(video).not.toContain('autoplay');
  expect(video).toMatch(/<track kind="captions" src="\/media\/river\.vtt" srcLang="en" label="English" default=""\/>/i);
  expect(figure).toMatch(
    /<figcaption[^>]*><strong>A kayak goes down the river<\/strong>\s*<p>On the first morning, as <a href="\/apps">apps<\/a> see it\.<\/p><\/figcaption>/,
  );
  expect(sourcesIn(html)).toEqual(["'self'"]);
  expect(await problemsOfHtml('/blog/an-article.html', html)).toEqual([]);
  expect(markdown).toMatch(/\[A kayak goes down the river\]\([^)]+river\.webm\)\n\nOn the first morning/);
});

test('a Vimeo video is a link with a picture, and names its player', async () => {
  const { html, markdown } = await pageWith(HOSTED);
  const figure = figureIn(html);
  expect(figure).toContain('data-player="https://player.vimeo.com/video/76979871?dnt=1&amp;autoplay=1"');
  expect(figure).toMatch(/<a href="https:\/\/vimeo\.com\/76979871">.*<img [^>]*alt=""/s);
  expect(figure).not.toMatch(/<iframe|<video/);
  expect(sourcesIn(html)).toEqual(['https://player.vimeo.com']);
  expect(await problemsOfHtml('/blog/an-article.html', html)).toEqual([]);
  expect(markdown).toContain('[A rabbit in the woods: Vimeo](https://vimeo.com/76979871)');
});

test('a feed contains the poster and the links', async () => {
  const { content } = await pageWith(OWN);
  renderFrom(content, { settings: readSettings({ SITE_URL: 'https://site.example' }) });
  const feeds = new Map(await feedsOf(entryAt(content, '/blog'), { site, content, siteUrl: 'https://site.example' }));
  const [item] = JSON.parse(feeds.get('/blog/feed.json') ?? '').items;
  expect(item.content_html).toMatch(/<figure>\s*<p><img src="https:\/\/site\.example\/media\/sizes\/river-1200/);
  expect(item.content_html).toContain('<a href="https://site.example/media/river.webm">');
  expect(item.content_html).not.toContain('<video');
});

test('a page whose text says what a player is has none', () => {
  expect(sourcesIn('<p>data-player=&quot;https://player.vimeo.com/&quot; &lt;video src</p>')).toEqual([]);
});
