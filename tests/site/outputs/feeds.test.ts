import { expect, test, vi } from 'vitest';
import * as compiling from '../../../renderer/content/parse/compile-body';
import { feedsOf } from '../../../renderer/outputs/feeds/feeds';
import { foundContent, foundFiles, moreArticles } from '../../support/outputs-content';
import { renderFrom } from '../../support/render-page';
import { site } from '../../support/site';

const siteUrl = 'https://site.example';

async function allFeeds(changes: Record<string, string> = {}): Promise<Map<string, string>> {
  const content = await foundContent(changes);
  renderFrom(content);
  const found = await Promise.all(
    [...content.entries.values()].map((entry) => feedsOf(entry, { site, content, siteUrl })),
  );
  return new Map(found.flat());
}

test('the blog and the press page each have a feed in three formats', async () => {
  expect([...(await allFeeds()).keys()]).toEqual([
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/press/feed.xml',
    '/press/atom.xml',
    '/press/feed.json',
  ]);
});

test('an item has its whole text, with absolute links and without classes', async () => {
  const { items } = JSON.parse((await allFeeds()).get('/blog/feed.json') ?? '');
  expect(items).toEqual([
    {
      id: `${siteUrl}/blog/an-article`,
      url: `${siteUrl}/blog/an-article`,
      title: '1 < 2 & "so on"',
      summary: 'Two sentences. This is the second.',
      content_html: [
        '<h2 id="a-heading">A heading</h2>',
        `<p>See <a href="${siteUrl}/apps">apps</a> and <a href="${siteUrl}/blog/an-article#a-heading">the heading</a>.</p>`,
        '<blockquote><p><strong>Mind this</strong></p><p>A remark.</p></blockquote>',
      ].join('\n'),
      date_published: '2024-02-29T12:00:00Z',
      authors: [{ name: 'Tallwind Engineering' }],
      tags: ['WhatsApp'],
      image: `${siteUrl}/social/blog/an-article.png`,
    },
  ]);
});

test('RSS and Atom escape special characters and write dates in their own formats', async () => {
  const all = await allFeeds();
  const rss = all.get('/blog/feed.xml');
  expect(rss).toContain('<title>1 &lt; 2 &amp; &quot;so on&quot;</title>');
  expect(rss).toContain('<pubDate>Thu, 29 Feb 2024 12:00:00 GMT</pubDate>');
  expect(rss).toContain('&lt;h2 id=&quot;a-heading&quot;&gt;');
  const atom = all.get('/press/atom.xml');
  expect(atom).toContain('<updated>2023-12-31T12:00:00Z</updated>');
  expect(atom).toContain('<author><name>Tallwind</name></author>');
});

test('a feed contains the newest twenty entries', async () => {
  const old = foundFiles['press/a-release.mdx'] ?? '';
  const releases = Array.from({ length: 25 }, (_, index): [string, string] => [
    `press/release-${index}.mdx`,
    old
      .replace('title: A release', `title: Release ${index}`)
      .replace('description: A press', `description: Number ${index}, a press`)
      .replace('name: A release', `name: Release ${index}`)
      .replace('heading: The agency has', `heading: In week ${index}, the agency has`)
      .replace('2023-12-31', `2024-01-${String(index + 1).padStart(2, '0')}`),
  ]);
  const { items } = JSON.parse((await allFeeds(Object.fromEntries(releases))).get('/press/feed.json') ?? '');
  expect(items).toHaveLength(20);
  expect(items[0].date_published).toBe('2024-01-25T12:00:00Z');
});

test('all items of all feeds share one MDX processor', async () => {
  const treeCompiler = vi.spyOn(compiling, 'treeCompiler');
  await allFeeds(moreArticles(9));
  expect(treeCompiler).toHaveBeenCalledTimes(1);
});

test('an item in another language, and its quotations, have their language in every format', async () => {
  const own = (foundFiles['blog/an-article.mdx'] ?? '').replace(/^name: /m, 'lang: ar\nname: ');
  const quoted = `${own}\n<Quote lang="fr">\n\nOui.\n\n</Quote>\n`;
  const all = await allFeeds({ 'blog/an-article.mdx': quoted });
  expect(all.get('/blog/feed.xml')).toContain('<language>en</language>');
  expect(all.get('/blog/feed.xml')).toContain('<dc:language>ar</dc:language>');
  expect(all.get('/blog/atom.xml')).toContain('<entry xml:lang="ar">');
  const { language, items } = JSON.parse(all.get('/blog/feed.json') ?? '');
  expect([language, items[0].language]).toEqual(['en', 'ar']);
  expect(items[0].content_html).toContain('<blockquote lang="fr">');
});

test('an item with a picture begins with its text, and has nothing of the head of a page', async () => {
  const text = foundFiles['blog/an-article.mdx'] ?? '';
  const all = await allFeeds({
    'blog/an-article.mdx': `${text}\n\n![A till](/media/till.svg)\n`,
    'media/till.svg': '<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>',
  });
  const { items } = JSON.parse(all.get('/blog/feed.json') ?? '');
  expect(items[0].content_html).toMatch(/^<h2 id="a-heading">[\s\S]*<img /);
  for (const feed of all.values()) expect(feed).not.toMatch(/rel=\\?(?:"|&quot;)preload/);
});
