import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { partOnPage } from '../../../renderer/content/schema/list-pages';
import { imageSizesOf } from '../../../renderer/content/schema/social-image-sizes';
import { pictureUrl } from '../../../renderer/html/head/social-image-urls';
import { breadcrumbList } from '../../../renderer/html/head/structured-data/page-graph';
import { llms } from '../../../renderer/outputs/llms';
import { sitemap } from '../../../renderer/outputs/sitemap';
import { ContentProvider } from '../../../renderer/react/content-context';
import looks from '../../fixtures/base-site/components/looks';
import { page as pages } from '../../fixtures/base-site/pages/kinds';
import template from '../../fixtures/base-site/pages/page/template';
import { assertKind } from '../../support/assert-kind';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';
import { entryAt, foundContent, foundFiles, moreArticles } from '../../support/outputs-content';
import { site } from '../../support/site';

const siteUrl = 'https://site.example';

/** 30 articles, including the existing article. */
const thirty = () => foundContent(moreArticles(29));

function inContent(content: WholeContent, page: React.ReactNode): string {
  return renderToStaticMarkup(<ContentProvider content={content}>{page}</ContentProvider>);
}

function htmlAt(content: WholeContent, address: string): string {
  return inContent(content, <template.Page entry={assertKind(entryAt(content, address), pages)} body={null} />);
}

function pagesOf(content: WholeContent): string[] {
  return [...content.entries.keys()].filter((address) => /^\/(?:blog|press)\/page\//.test(address));
}

/** The numbers of articles on a page, in order. */
function articlesIn(html: string): number[] {
  return [...html.matchAll(/href="\/blog\/article-(\d+)"/g)].map(([, number]) => Number(number));
}

const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('a list of one page has no further pages and no links to them', async () => {
  const content = await foundContent(moreArticles(11));
  expect(pagesOf(content)).toEqual([]);
  expect(articlesIn(htmlAt(content, '/blog'))).toEqual(numbers(10, 0));
  expect(htmlAt(content, '/blog')).not.toContain('Pages of this list');
});

test('30 articles are on three pages, newest first, without duplicates', async () => {
  const content = await thirty();
  expect(pagesOf(content)).toEqual(['/blog/page/2', '/blog/page/3']);
  expect(articlesIn(htmlAt(content, '/blog'))).toEqual(numbers(28, 17));
  expect(articlesIn(htmlAt(content, '/blog/page/2'))).toEqual(numbers(16, 5));
  const last = htmlAt(content, '/blog/page/3');
  expect(articlesIn(last)).toEqual(numbers(4, 0));
  expect(last).toContain('href="/blog/an-article"');
});

test('a site says how many entries a page shows', async () => {
  const content = await foundContent();
  const pageOf = (number: number, entry = entryAt(content, '/blog')) =>
    partOnPage(numbers(6, 0), number === 1 ? entry : { ...entry, continues: { list: '/blog', number } }, {
      ...content,
      pageSize: 3,
    });
  const parts = [1, 2, 3].map((number) => pageOf(number));
  expect(parts).toMatchObject([
    { items: [6, 5, 4], number: 1, count: 3 },
    { items: [3, 2, 1], number: 2, count: 3 },
    { items: [0], number: 3, count: 3 },
  ]);
  expect(parts.map(({ addressOf }) => [1, 2].map(addressOf))).toEqual(Array(3).fill(['/blog', '/blog/page/2']));
});

test('a further page has its own title, headline and description, and only the list', async () => {
  const content = await thirty();
  const { data, headings, body } = entryAt(content, '/blog/page/2');
  expect(data.title).toBe('Blog, page 2');
  expect(data.description).toMatch(/^Page 2 of 3\. A page that lists /);
  expect({ headings, body }).toEqual({ headings: [], body: '' });
  const html = htmlAt(content, '/blog/page/2');
  expect(html.match(/<h1[^>]*>.*?<\/h1>/g)?.map((each) => each.replace(/<[^>]*>/g, ''))).toEqual(['Blog, page 2']);
  expect(html.match(/<section/g)).toHaveLength(1);
});

test('the number of a further page replaces its placeholder in words.yaml', async () => {
  const words = readFileSync('content/words.yaml', 'utf8').replace(
    '{name}, page {number}',
    '{name} {number}: page {number}',
  );
  const content = await foundContent({ ...moreArticles(29), 'words.yaml': words });
  expect(entryAt(content, '/blog/page/2').data.title).toBe('Blog 2: page 2');
});

test('the pages of a list link to each other', async () => {
  const content = await thirty();
  const linksAt = (address: string) => {
    const nav = /<nav aria-label="Pages of this list".*?<\/nav>/.exec(htmlAt(content, address))?.[0] ?? '';
    return [...nav.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) =>
      attributes.replace(/ ?class="[^"]*" ?/, '').replaceAll('"', ''),
    );
  };
  expect(linksAt('/blog/page/2')).toEqual(['href=/blog', 'href=/blog/page/2 aria-current=page', 'href=/blog/page/3']);
  expect(linksAt('/blog')[0]).toBe('href=/blog aria-current=page');
});

test('a further page is in the sitemap, below the list in breadcrumbs, and has the image of the list', async () => {
  const content = await thirty();
  const facts = { content, siteUrl };
  const page = entryAt(content, '/blog/page/2');
  expect(sitemap(facts, new Map(), new Map())[0]?.[1]).toContain(`<loc>${siteUrl}/blog/page/2</loc>`);
  expect(breadcrumbList(page, site, facts).itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Home', `${siteUrl}/`],
    ['Blog', `${siteUrl}/blog`],
    ['Page 2', `${siteUrl}/blog/page/2`],
  ]);
  expect(pictureUrl(page, facts)).toBe(`${siteUrl}/social/blog.png`);
  expect(imageSizesOf(page, false)).toEqual([]);
});

test('neither llms.txt nor the 404 page links to a further page', async () => {
  const content = await thirty();
  expect(llms({ content, siteUrl }, site)).not.toContain('/page/');
  expect(inContent(content, <looks.NotFound />)).not.toContain('/page/');
});

test('unpublished entries are on no page, except in a preview', async () => {
  const files = { ...foundFiles, ...moreArticles(29) };
  const { content: past } = await loadCached(contentOf(files), { today: '2024-03-15' });
  expect(past && pagesOf(past)).toEqual(['/blog/page/2']);
  const { content: preview } = await loadCached(contentOf(files), { today: '2024-03-15', isPreview: true });
  expect(preview && pagesOf(preview)).toEqual(['/blog/page/2', '/blog/page/3']);
});

test('press releases continue on further pages, too', async () => {
  const release = foundFiles['press/a-release.mdx'] ?? '';
  const more = Array.from({ length: 12 }, (_, index): [string, string] => [
    `press/release-${index}.mdx`,
    release
      .replace('title: A release', `title: Release ${index}`)
      .replace('description: A press', `description: Number ${index}, a press`)
      .replace('name: A release', `name: Release ${index}`)
      .replace('heading: The agency has', `heading: In week ${index}, the agency has`)
      .replace('2023-12-31', `2024-01-${String(index + 1).padStart(2, '0')}`),
  ]);
  const content = await foundContent(Object.fromEntries(more));
  expect(pagesOf(content)).toEqual(['/press/page/2']);
  expect(htmlAt(content, '/press')).not.toContain('href="/press/a-release"');
  expect(htmlAt(content, '/press/page/2')).toContain('href="/press/a-release"');
});

test('a file may not use the address of a further page, however short the list', async () => {
  const apps = (foundFiles['pages/blog.mdx'] ?? '')
    .replace('title: The Blog', 'title: The rival')
    .replace('so that', 'and so that');
  const files = { ...foundFiles, 'pages/blog/page/2.mdx': apps, 'pages/apps/page/2.mdx': apps };
  const { content, diagnostics } = await loadCached(contentOf(files));
  expect(content).toBeUndefined();
  const rivals = diagnostics.filter(({ code }) => code === 'addresses-are-unique');
  expect(rivals.map(({ file, message }) => [file, message])).toEqual([
    [
      'content/pages/blog/page/2.mdx',
      'The address /blog/page/2 is reserved for a further page of the list above it, but content/pages/blog/page/2.mdx has that address.',
    ],
  ]);
});
