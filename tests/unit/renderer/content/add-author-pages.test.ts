import { expect, test } from 'vitest';
import { loadContent } from '../../../../renderer/content/index';
import { author } from '../../../../renderer/html/head/structured-data/author';
import { contentOf } from '../../../support/content-of';
import { entryAt, foundContent, foundFiles, moreArticles } from '../../../support/outputs-content';

const PAGE = '/blog/authors/engineering';
const ARTICLE = foundFiles['blog/an-article.mdx'] ?? '';
const SITE = foundFiles['site.yaml'] ?? '';

async function errorsOf(changes: Record<string, string>) {
  const { diagnostics } = await loadContent(contentOf({ ...foundFiles, ...changes }));
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
}

test('an author with a published article has a page, another one has none', async () => {
  const content = await foundContent({
    'authors.yaml': `engineering:
  name: Ada Engineer
  role: Ada builds things.
  links:
    - label: Profile
      href: https://profiles.example/ada/
idle:
  name: Idle
  role: Has written nothing yet.
`,
  });
  expect(entryAt(content, PAGE).data).toMatchObject({
    name: 'Ada Engineer',
    title: 'Articles by Ada Engineer',
    description: 'Ada builds things. Read every article by Ada Engineer, the newest first.',
    sections: [
      { type: 'hero', title: 'Ada Engineer', description: 'Ada builds things.' },
      { type: 'articles', author: 'engineering' },
      { type: 'details', items: [{ label: 'Profile', value: 'profiles.example/ada' }] },
    ],
  });
  expect(content.entries.has('/blog/authors/idle')).toBe(false);
  expect(author('engineering', { content, siteUrl: 'https://site.example' })).toEqual({
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

test('an author without an address has no list of addresses', async () => {
  const content = await foundContent({ 'authors.yaml': 'engineering:\n  name: Ada\n  role: Ada builds things.\n' });
  expect(entryAt(content, PAGE).data).toMatchObject({ sections: [{ type: 'hero' }, { type: 'articles' }] });
});

test('the articles of an author go on at further pages', async () => {
  const content = await foundContent(moreArticles(12));
  expect(content.lists.articlesByAuthor.engineering).toHaveLength(13);
  expect(content.entries.has(`${PAGE}/page/2`)).toBe(true);
  expect(content.entries.has(`${PAGE}/page/3`)).toBe(false);
});

test('an author whose articles are all drafts has no page', async () => {
  const content = await foundContent({ 'blog/an-article.mdx': ARTICLE.replace('name:', 'draft: true\nname:') });
  expect(content.entries.has(PAGE)).toBe(false);
});

test('links and redirects lead to the page of an author, if there is one', async () => {
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

test('no file and no redirect takes the address of the page of an author', async () => {
  const page = foundFiles['pages/press.mdx']?.replaceAll('press', 'writers').replaceAll('Press', 'Writers') ?? '';
  const errors = await errorsOf({
    'pages/blog/authors/engineering.mdx': page,
    'site.yaml': SITE,
    'redirects.yaml': `- from: ${PAGE}\n  to: /blog\n`,
  });
  expect(errors).toEqual([
    expect.stringContaining(`${PAGE} is reserved for the page of an author`),
    expect.stringContaining(`${PAGE} is a page, so it can't be redirected.`),
  ]);
});
