import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../../components/model/lists/words';
import { article } from '../../../../pages/article/schema';
import { author as authors } from '../../../../pages/author/schema';
import { authorData } from '../../../../pages/author/structured-data';
import template from '../../../../pages/author/template';
import type { WholeContent } from '../../../../renderer/content/schema/content';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { assertKind } from '../../../support/assert-kind';
import { contentOf } from '../../../support/content-of';
import { validContent } from '../../../support/load-cached';
import { loadContent } from '../../../support/load-content';
import { entryAt, foundContent, foundFiles, moreArticles } from '../../../support/outputs-content';
import { photo } from '../../../support/photo';
import { renderWithMarkdown } from '../../../support/render-page';

const PAGE = '/blog/authors/engineering';
const ARTICLE = foundFiles['blog/an-article.mdx'] ?? '';

/** The file of an author, with additional front matter. */
const ada = (fields = '') => `---
title: Articles by Ada Engineer
description: Ada builds things, and writes down what went wrong. Read every article by her, the newest first.
name: Ada Engineer
role: Ada builds things.
${fields}---
`;

function textAt(content: WholeContent, address: string): string {
  const page = <template.Page entry={assertKind(entryAt(content, address), authors)} body={null} />;
  const html = renderToStaticMarkup(<ContentProvider content={content}>{page}</ContentProvider>);
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

async function errorsOf(changes: Record<string, string>) {
  const { diagnostics } = await loadContent(contentOf({ ...foundFiles, ...changes }));
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
}

test('the page of an author shows name, articles, and contact links', async () => {
  const fields = 'links:\n  - label: Profile\n    href: https://profiles.example/ada/\n';
  const content = await foundContent({ 'authors/engineering.mdx': ada(fields) });
  const text = textAt(content, PAGE);
  expect(text).toContain('Ada Engineer Ada builds things.');
  expect(text).toContain('By Ada Engineer');
  expect(text).toContain('Profile profiles.example/ada');
  expect(authorData('engineering', { content, siteUrl: 'https://site.example' })).toEqual({
    '@type': 'Person',
    '@id': `https://site.example${PAGE}#author`,
    url: `https://site.example${PAGE}`,
    name: 'Ada Engineer',
    description: 'Ada builds things.',
    email: undefined,
    sameAs: ['https://profiles.example/ada/'],
    worksFor: { '@id': 'https://site.example/#organization' },
  });
});

test('missing facts about an author are omitted', async () => {
  const content = await foundContent({ 'authors/ada.mdx': ada() });
  const { articles, reach } = content.list(words).author;
  expect(textAt(content, '/blog/authors/ada')).not.toContain(articles);
  expect(textAt(content, '/blog/authors/ada')).not.toContain(reach);
  expect(textAt(content, PAGE)).toContain(articles);
});

test('the articles of an author continue on further pages', async () => {
  const content = await foundContent(moreArticles(12));
  const [engineering] = content.all(authors);
  expect(engineering && content.where(article, 'author', engineering.id)).toHaveLength(13);
  expect(textAt(content, `${PAGE}/page/2`)).toMatch(/Tallwind Engineering, page 2 .*1 &lt; 2/);
  expect(content.entries.has(`${PAGE}/page/3`)).toBe(false);
});

test('links and redirects may lead to the page of an author, if it exists', async () => {
  const linking = (id: string) => ({
    'blog/an-article.mdx': `${ARTICLE}\nBy [them](/blog/authors/${id}).\n`,
    'redirects.yaml': `- from: /team\n  to: /blog/authors/${id}\n`,
  });
  expect(await errorsOf(linking('engineering'))).toEqual([]);
  expect(await errorsOf(linking('nobody'))).toEqual([
    expect.stringContaining('internal-links-resolve: The link leads to /blog/authors/nobody'),
    expect.stringContaining('redirects-lead-to-a-page: The redirect leads to /blog/authors/nobody'),
  ]);
});

test('no file and no redirect may use the address of an author’s page, or of a further page', async () => {
  const page = foundFiles['pages/press.mdx']?.replaceAll('press', 'writers').replaceAll('Press', 'Writers') ?? '';
  expect(
    await errorsOf({
      'pages/blog/authors/engineering.mdx': page,
      'redirects.yaml': `- from: ${PAGE}\n  to: /blog\n- from: ${PAGE}/page/2\n  to: /blog\n`,
    }),
  ).toEqual([
    expect.stringContaining(`Two files have the address ${PAGE}`),
    expect.stringContaining(`${PAGE} is a page, so it can't be redirected.`),
    expect.stringContaining(`${PAGE}/page/2 is a page of the list above it, so it can't be redirected.`),
  ]);
});

test('articles may name an author whose file has an error', async () => {
  const broken = ada().replace('role:', 'rolle:');
  expect(await errorsOf({ 'authors/engineering.mdx': broken })).toEqual([expect.stringContaining('rolle')]);
});

test('a portrait appears on the page of its author, and beside the name in articles', async () => {
  const root = contentOf({ ...foundFiles, 'authors/engineering.mdx': ada('portrait: ada.jpg\n') });
  mkdirSync(join(root, 'media'), { recursive: true });
  writeFileSync(join(root, 'media/ada.jpg'), await photo({ width: 600, height: 800 }));
  const content = await validContent(root);
  const author = await renderWithMarkdown(entryAt(content, PAGE), content);
  expect(author.html).toMatch(
    /<img src="\/media\/sizes\/ada-320\.[\w-]{8}\.jpg" [^>]*alt="Ada Engineer" loading="eager"/,
  );
  expect(author.html).toMatch(/"image":{"@type":"ImageObject","url":"[^"]+\/media\/sizes\/ada-320\.[\w-]{8}\.jpg"/);
  expect(author.markdown).toContain('![Ada Engineer](');
  const article = await renderWithMarkdown(entryAt(content, '/blog/an-article'), content);
  expect(article.html).toMatch(
    /<picture>(?:<source [^>]*\/>)+<img [^>]*alt=""[^>]*\/><\/picture><\/span>By <a [^>]*rel="author"/,
  );
  expect(article.markdown).toContain('WhatsApp · By [Ada Engineer]');
  expect(article.markdown).not.toContain('/media/');
});
