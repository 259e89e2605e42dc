import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import site from '../../../../pages/site';
import { feedsOf } from '../../../../renderer/outputs/feeds/feeds';
import { contentOf } from '../../../support/content-of';
import { problemsOfHtml } from '../../../support/html-problems';
import { validContent } from '../../../support/load-cached';
import { entryAt, foundFiles } from '../../../support/outputs-content';
import { photo } from '../../../support/photo';
import { renderFrom, renderWithMarkdown } from '../../../support/render-page';
import { readSettings } from '../../../support/settings';

const FIGURE = `<Figure width="wide">

![Two people at a counter](/media/counter.jpg)
![](/media/night.jpg "dark")

The counter, as [apps](/apps) see it.

</Figure>
`;

async function siteWithFigure() {
  const root = contentOf({ ...foundFiles, 'blog/an-article.mdx': `${foundFiles['blog/an-article.mdx']}\n${FIGURE}` });
  mkdirSync(join(root, 'media'), { recursive: true });
  writeFileSync(join(root, 'media/counter.jpg'), await photo({ width: 3000, height: 2000 }));
  writeFileSync(join(root, 'media/night.jpg'), await photo({ width: 3000, height: 1999 }));
  return validContent(root);
}

test('a figure in a text has a light and a dark picture, its width, and a caption with links', async () => {
  const content = await siteWithFigure();
  const { html, markdown } = await renderWithMarkdown(entryAt(content, '/blog/an-article'), content);
  const [figure = ''] = /<figure.*?<\/figure>/s.exec(html) ?? [];
  expect(figure.match(/<img /g)).toHaveLength(1);
  expect(figure).toMatch(
    /<source media="\(prefers-color-scheme: dark\)"[^>]* srcSet="[^"]*night-2400[^"]*" sizes="[^"]*68vw/,
  );
  expect(figure).toMatch(/<img src="\/media\/sizes\/counter-1200\.[\w-]{8}\.jpg" [^>]*alt="Two people at a counter"/);
  expect(figure).toMatch(
    /<figcaption[^>]*>\s*<p>The counter, as <a href="\/apps">apps<\/a> see it\.<\/p>\s*<\/figcaption>/,
  );
  expect(await problemsOfHtml('/blog/an-article.html', html)).toEqual([]);
  expect(markdown).toMatch(/!\[Two people at a counter\]\([^)]+counter-1200[^)]+\)\n\nThe counter, as \[apps\]/);
});

test('a feed contains the figure without its dark version, with a file that the page also uses', async () => {
  const content = await siteWithFigure();
  renderFrom(content, { settings: readSettings({ SITE_URL: 'https://site.example' }) });
  const feeds = new Map(await feedsOf(entryAt(content, '/blog'), { site, content, siteUrl: 'https://site.example' }));
  const [item] = JSON.parse(feeds.get('/blog/feed.json') ?? '').items;
  const [, address = 'none'] = /<figure>\s*<p><img src="https:\/\/site\.example([^"]+)"/.exec(item.content_html) ?? [];
  const { html } = await renderWithMarkdown(entryAt(content, '/blog/an-article'), content);
  expect(html).toContain(`src="${address}"`);
  expect(item.content_html).not.toContain('night');
});
