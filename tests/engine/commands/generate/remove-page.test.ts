import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { planRemoval, removePage } from '../../../../renderer/commands/generate/remove-page';
import { contentOf } from '../../../support/content-of';
import { contentRepository } from '../../../support/content-repository';
import { loadCached } from '../../../support/load-cached';
import { foundFiles, moreArticles } from '../../../support/outputs-content';
import { textsIn } from '../../../support/texts-in';

async function remove(root: string, address: string, to?: string) {
  return removePage(await planRemoval(root, address), to);
}

async function errorsIn(root: string) {
  const { diagnostics } = await loadCached(root);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ file, code }) => `${file} ${code}`);
}

const links = (changes: (text: string) => string) => ({ 'site.yaml': changes(foundFiles['site.yaml'] ?? '') });

const TERMS = readFileSync('../imprint.mdx', 'utf8')
  .replace(/^title: .*$/m, 'title: The terms on which the tests are made')
  .replace(/^description: .*$/m, 'description: Another legal text of the tests, to which lists of every kind lead.');

test('a page is removed along with list entries that link to it, and all other bytes remain', async () => {
  const site = (text: string) => {
    const footer = '      - label: Terms # of use\n        href: /terms\n      # Next.\n';
    return text.replace('      - label: press\n', `${footer}$&`).replace(/\n/g, '\r\n');
  };
  const claims = readFileSync('content/claims.yaml', 'utf8');
  const before = { ...foundFiles, ...links(site) };
  const root = contentOf({
    ...before,
    'legal/terms.mdx': TERMS,
    'claims.yaml': claims.replace('pages: [/]', 'pages: [/, /terms] # two'),
    'redirects.yaml':
      '# Old.\n- from: /old-terms\n  to: /terms\n- from: /terms#old\n  to: /terms#who-we-are\n- from: /a\n  to: /\n',
  });
  const { edited, left } = await remove(root, '/terms', '/blog');
  expect(left).toEqual([]);
  expect(edited.map(({ label, removed }) => [label, removed])).toEqual([
    ['content/claims.yaml', ['/terms']],
    ['content/redirects.yaml', []],
    ['content/site.yaml', ['      - label: Terms # of use\r\n        href: /terms']],
  ]);
  expect(textsIn(root)).toMatchObject({
    'claims.yaml': claims.replace('pages: [/]', 'pages: [/] # two'),
    'redirects.yaml': '# Old.\n- from: /old-terms\n  to: /blog\n- from: /a\n  to: /\n- from: /terms\n  to: /blog\n',
    'site.yaml': site(foundFiles['site.yaml'] ?? '').replace(/ {6}- label: Terms.*\r\n.*\r\n/, ''),
  });
  expect(Object.keys(textsIn(root))).not.toContain('legal/terms.mdx');
  expect(await errorsIn(root)).toEqual([]);
});

test('mentions in texts are reported with file and line', async () => {
  const articles = moreArticles(2);
  const linking = `${articles['blog/article-0.mdx']}\nSee [the other](/blog/article-1#a-heading).\n`;
  const root = contentOf({ ...foundFiles, ...articles, 'blog/article-0.mdx': linking });
  const { left } = await remove(root, '/blog/article-1', '/blog');
  expect(left.map(({ file, line, code }) => [file, line, code])).toEqual([
    ['content/blog/article-0.mdx', linking.split('\n').length - 1, 'internal-links-resolve'],
  ]);
});

test('the last entry of a list that must not be empty remains', async () => {
  const claims = readFileSync('content/claims.yaml', 'utf8').replace('pages: [/]', 'pages: [/terms]');
  const root = contentOf({ ...foundFiles, 'legal/terms.mdx': TERMS, 'claims.yaml': claims });
  const { edited } = await remove(root, '/terms', '/blog');
  expect(edited.map(({ label }) => label)).toEqual(['content/redirects.yaml']);
  expect(textsIn(root)['claims.yaml']).toBe(claims);
});

test('a group is removed whole if its list would be empty', async () => {
  const terms = '  - title: Terms\n    links:\n      - label: Terms\n        href: /terms\n';
  const root = contentOf({
    ...foundFiles,
    'legal/terms.mdx': TERMS,
    ...links((text) => text.replace('legal:\n', `${terms}$&`)),
  });
  const { edited } = await remove(root, '/terms', '/blog');
  expect(edited.flatMap(({ removed }) => removed)).toEqual([terms.trimEnd()]);
  expect(textsIn(root)['site.yaml']).toBe(foundFiles['site.yaml']);
});

test('a page that was never published leaves no redirect', async () => {
  vi.stubEnv('GITHUB_BASE_REF', '');
  const { root, write } = contentRepository(foundFiles);
  write('legal/terms.mdx', TERMS);
  const removal = await planRemoval(root, '/terms');
  expect(removal.successor).toBeUndefined();
  const before = textsIn(root)['redirects.yaml'];
  await removePage(removal);
  expect(textsIn(root)['redirects.yaml']).toBe(before);
});

test('for a published page, the suggested redirect is the page above it', async () => {
  expect((await planRemoval(contentOf(foundFiles), '/blog/an-article')).successor).toBe('/blog');
  expect((await planRemoval(contentOf(foundFiles), '/blog')).successor).toBe('/');
});

test.each([
  ['/till', '/', 'No page has the address /till.'],
  ['/', '/blog', 'The home page cannot be removed.'],
  ['/blog/an-article', '/blog/an-article', '/blog/an-article is the page to be removed. Nothing was changed.'],
  ['/blog/an-article', '/blogg', 'No page has the address /blogg. Did you mean /blog?'],
  ['/blog/an-article', '/blog/draft', '/blog/draft is not public yet.'],
  ['/solutions/shops', '/', 'Remove the pages in its folder first: /solutions/tills. Nothing was changed.'],
])('%s redirected to %s is refused, and nothing is changed', async (address, to, message) => {
  const draft = foundFiles['blog/an-article.mdx']?.replace('name:', 'draft: true\nname:') ?? '';
  const root = contentOf({ ...foundFiles, 'blog/draft.mdx': draft });
  const before = textsIn(root);
  await expect(remove(root, address, to)).rejects.toThrow(message);
  expect(textsIn(root)).toEqual(before);
});

test('the articles of a removed author are reported, each with its line', async () => {
  const root = contentOf(foundFiles);
  const { edited, left } = await remove(root, '/blog/authors/engineering', '/blog');
  expect(edited.map(({ label }) => label)).toEqual(['content/redirects.yaml']);
  expect(left).toMatchObject([
    { file: 'content/blog/an-article.mdx', code: 'references-resolve', message: 'There is no author "engineering".' },
  ]);
});
