import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Head } from '../../../../renderer/html/head/head';
import { withItsTemplate } from '../../../../renderer/html/templates';
import { entryAt, foundContent, foundFiles } from '../../../support/outputs-content';
import { readSettings } from '../../../support/settings';
import { site } from '../../../support/site';

/** The values in the head of a page, by element name. */
async function headOf(address: string | undefined, env: NodeJS.ProcessEnv = {}, files: Record<string, string> = {}) {
  const content = await foundContent(files);
  const entry = address === undefined ? undefined : entryAt(content, address);
  const page = entry && (await withItsTemplate(entry, site));
  const { title, description } = entry?.data ?? { title: 'Not here', description: 'It has moved.' };
  const settings = readSettings({ SITE_URL: 'https://site.example', ...env });
  const head = parse(
    renderToStaticMarkup(
      <Head title={title} description={description} page={page} site={site} content={content} settings={settings} />,
    ),
  );
  const values = (selector: string, attribute: string) =>
    head.querySelectorAll(selector).map((element) => element.getAttribute(attribute));
  return {
    canonical: values('link[rel=canonical]', 'href'),
    alternates: values('link[rel=alternate]', 'href'),
    meta: (name: string) => values(`meta[property="${name}"], meta[name="${name}"]`, 'content'),
    html: head.toString(),
    data: head.querySelectorAll('script').map((script) => script.rawText),
  };
}

test('the canonical address begins with SITE_URL', async () => {
  expect((await headOf('/')).canonical).toEqual(['https://site.example/']);
  expect((await headOf('/solutions/tills')).canonical).toEqual(['https://site.example/solutions/tills']);
});

test('a page may be indexed; the 404 page may not, and has no card', async () => {
  expect((await headOf('/apps')).meta('robots')).toEqual(['max-image-preview:large']);
  const unknown = await headOf(undefined);
  expect(unknown.meta('robots')).toEqual(['noindex']);
  expect([unknown.canonical, unknown.meta('og:title'), unknown.data]).toEqual([[], [], []]);
});

test.each(['/', '/apps', '/solutions/tills', '/blog/an-article', undefined])(
  'a preview asks search engines not to index %s',
  async (address) => {
    expect((await headOf(address, { SITE_PREVIEW: 'true' })).meta('robots')).toEqual(['noindex']);
  },
);

test('news has the type article with its time, other pages have the type website', async () => {
  const article = await headOf('/blog/an-article');
  expect(article.meta('og:type')).toEqual(['article']);
  expect(article.meta('article:published_time')).toEqual(['2024-02-29T12:00:00Z']);
  expect(article.meta('article:section')).toEqual(['WhatsApp']);
  expect((await headOf('/press/a-release')).meta('og:type')).toEqual(['article']);
  const page = await headOf('/apps');
  expect(page.meta('og:type')).toEqual(['website']);
  expect(page.meta('article:published_time')).toEqual([]);
});

test('the card names its image', async () => {
  const home = await headOf('/');
  expect(home.meta('og:image')).toEqual(['https://site.example/social/index.png']);
  expect(home.meta('twitter:image')).toEqual(home.meta('og:image'));
  expect(home.meta('twitter:card')).toEqual(['summary_large_image']);
  expect((await headOf('/solutions/tills')).meta('og:image')).toEqual([
    'https://site.example/social/solutions/tills.png',
  ]);
});

test('the card states the language only if it is the language of the site', async () => {
  expect((await headOf('/blog/an-article')).meta('og:locale')).toEqual(['en_US']);
  const file = 'blog/an-article.mdx';
  const text = foundFiles[file]?.replace('\ndate:', '\nlang: de\ndate:') ?? '';
  expect((await headOf('/blog/an-article', {}, { [file]: text })).meta('og:locale')).toEqual([]);
});

test('a list links to its feeds, and every page to its Markdown version', async () => {
  expect((await headOf('/blog')).alternates).toEqual([
    '/blog.md',
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
  ]);
  expect((await headOf('/')).alternates).toEqual(['/index.md']);
});

test('no text can close the structured data', async () => {
  const { data } = await headOf('/blog/an-article');
  expect(data).toHaveLength(1);
  expect(data[0]).not.toContain('<');
  expect(JSON.stringify(JSON.parse(data[0] ?? ''))).toContain('1 < 2');
});
