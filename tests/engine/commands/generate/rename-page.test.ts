import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createNewFile } from '../../../../renderer/commands/generate/new-file';
import { renamePage } from '../../../../renderer/commands/generate/rename-page';
import { printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { contentOf } from '../../../support/content-of';
import { contentRepository } from '../../../support/content-repository';
import { loadCached } from '../../../support/load-cached';
import { newKindOf } from '../../../support/new-kind-of';
import { foundFiles } from '../../../support/outputs-content';
import { textsIn } from '../../../support/texts-in';

const LINKING = `---
title: A release that links to the tills of the shops
description: It links to one page in every way in which a text can do so, and says nothing else at all about it.
name: Links
heading: Links
excerpt: Links to the tills.
date: 2024-01-02
---

[Tills](/solutions/tills), [their steps](/solutions/tills#it-adds-up "More"), [by name][tills] and /solutions/tills as words.

## Steps

[tills]: /solutions/tills
`;

const base = (path: string) => readFileSync(join('content', path), 'utf8');

async function errorsIn(root: string): Promise<string> {
  const { diagnostics, sources } = await loadCached(root);
  return printTerminal(
    diagnostics.filter(({ severity }) => severity === 'error'),
    sources,
  );
}

test('a page moves along with every link to it, and all other bytes remain', async () => {
  const links = LINKING.replaceAll('\n', '\r\n');
  const root = contentOf({ ...foundFiles, 'press/links.mdx': links });
  const before = textsIn(root);
  expect(await renamePage(root, '/solutions/tills', '/solutions/cash-desks')).toEqual({
    label: 'content/solutions/shops/cash-desks.mdx',
    changed: ['content/press/links.mdx', 'content/redirects.yaml', 'content/solutions/shops.mdx'],
    unsure: [],
    isRedirected: true,
  });
  const { 'solutions/shops/tills.mdx': page, ...others } = before;
  expect(textsIn(root)).toEqual({
    ...others,
    'solutions/shops/cash-desks.mdx': page,
    'redirects.yaml': '- from: /solutions/tills\n  to: /solutions/cash-desks\n',
    'solutions/shops.mdx': before['solutions/shops.mdx']?.replaceAll('/solutions/tills', '/solutions/cash-desks'),
    'press/links.mdx': links
      .replaceAll('/solutions/tills', '/solutions/cash-desks')
      .replace('/solutions/cash-desks as words', '/solutions/tills as words'),
  });
  expect(await errorsIn(root)).toBe('');
});

test('redirects to the page and claims allowed on it are updated', async () => {
  const claims = base('claims.yaml').replace('pages: [/]', 'pages: [/, /apps] # two');
  const root = contentOf({ 'claims.yaml': claims, 'redirects.yaml': '# Old ones.\n- from: /app\n  to: "/apps"' });
  await renamePage(root, '/apps', '/mobile/programs');
  const after = textsIn(root);
  expect(after['claims.yaml']).toBe(claims.replace('/apps', '/mobile/programs'));
  expect(after['redirects.yaml']).toBe(
    '# Old ones.\n- from: /app\n  to: "/mobile/programs"\n- from: /apps\n  to: /mobile/programs',
  );
  expect(after['site.yaml']).not.toContain('/apps');
  expect(existsSync(join(root, 'pages/mobile/programs.mdx'))).toBe(true);
  expect(await errorsIn(root)).toBe('');
});

test('a column moves along with the folder of its items', async () => {
  const root = contentOf();
  await renamePage(root, '/solutions/shops', '/solutions/stores');
  expect(Object.keys(textsIn(root))).toContain('solutions/stores/tills.mdx');
  expect(await errorsIn(root)).toBe('');
});

test('a fix that would leave an error is undone', async () => {
  const claims = base('claims.yaml').replace('pages: [/]', 'pages: [/apps, /programs]');
  const root = contentOf({ 'claims.yaml': claims });
  const before = textsIn(root);
  await expect(renamePage(root, '/apps', '/programs')).rejects.toThrow(
    /Nothing was changed[\s\S]*lists-have-no-duplicates/,
  );
  expect(textsIn(root)).toEqual(before);
});

test.each([
  ['/till', '/tills', 'No page has the address /till.'],
  ['/', '/home', 'The home page cannot be moved.'],
  [
    '/apps',
    '/solutions/tills',
    '/solutions/tills is taken by content/solutions/shops/tills.mdx. Choose another one. Nothing was changed.',
  ],
  ['/apps', '/apps', '/apps is taken by content/pages/apps.mdx.'],
  ['/apps', '/gone', '/gone is taken: redirects.yaml'],
  ['/apps', '/Our_Apps', '"/Our_Apps" can\'t be the address of content/pages/apps.mdx. Write it like /new-name:'],
  ['/apps', 'programs', '"programs" can\'t be the address'],
  ['/solutions/tills', '/tills', 'Write it like /solutions/new-name:'],
])('%s to %s is refused', async (from, to, message) => {
  const root = contentOf({ 'redirects.yaml': '- from: /gone\n  to: /apps\n' });
  const before = textsIn(root);
  await expect(renamePage(root, from, to)).rejects.toThrow(message);
  expect(textsIn(root)).toEqual(before);
});

test.each([
  '/../../outside',
  '/..',
  '/.',
  '//outside',
  '/outside/../../../../etc/outside',
  '/..\\..\\outside',
  '/outside\0',
  '/out side',
  '/outside\n',
  '/outside;',
  '/outside{a}',
  '/$outside',
  '/*',
  'outside',
  'https://elsewhere.example/outside',
  '/%2e%2e/outside',
  '/constructor/../__proto__',
  '',
])('a page is not moved to %j, and nothing is written', async (address) => {
  const root = contentOf();
  const before = textsIn(join(root, '..'));
  for (const page of ['/apps', '/solutions/tills', '/solutions/shops'])
    await expect(renamePage(root, page, address)).rejects.toThrow("can't be the address of");
  expect(textsIn(join(root, '..'))).toEqual(before);
});

test('errors in other files neither block it nor change', async () => {
  const root = contentOf({
    ...foundFiles,
    'press/links.mdx': LINKING.replace('heading: Links\n', ''),
    'press/draft.mdx': 'no fields, but /solutions/tills',
  });
  const before = await errorsIn(root);
  const { changed, unsure } = await renamePage(root, '/solutions/tills', '/solutions/cash-desks');
  expect(changed).toContain('content/press/links.mdx');
  expect(unsure).toContain('content/press/draft.mdx');
  expect(await errorsIn(root)).toBe(before);
  const links = readFileSync(join(root, 'press/links.mdx'), 'utf8');
  expect(links).toContain('[Tills](/solutions/cash-desks), [their steps](/solutions/cash-desks#it-adds-up "More")');
});

test('a misspelled link to another page is not corrected along the way', async () => {
  const root = contentOf({ ...foundFiles, 'press/links.mdx': `${LINKING}\n[Apps](/app)\n` });
  const before = await errorsIn(root);
  expect(before).toContain('/app');
  await renamePage(root, '/solutions/tills', '/solutions/cash-desks');
  expect(await errorsIn(root)).toBe(before);
});

test('an unfinished draft does not block other work', async () => {
  const root = contentOf(foundFiles);
  await createNewFile(root, { kind: newKindOf('page'), title: 'Quokkas' });
  expect((await renamePage(root, '/solutions/tills', '/solutions/cash-desks')).unsure).toEqual([]);
});

test('while a list is broken, nothing is changed', async () => {
  const root = contentOf({ ...foundFiles, 'claims.yaml': 'clients: [' });
  const before = textsIn(root);
  await expect(renamePage(root, '/apps', '/programs')).rejects.toThrow('content/claims.yaml must have no errors first');
  expect(textsIn(root)).toEqual(before);
});

const NEVER_PUBLISHED: [string, Record<string, string>, string][] = [
  ['that the base branch does not have', {}, LINKING],
  ['that is a draft there', { 'press/links.mdx': LINKING.replace('---\n', '---\ndraft: true\n') }, LINKING],
  ['that waits there for its day', { 'press/links.mdx': LINKING.replace('2024-01-02', '2024-12-24') }, LINKING],
];

test.each(NEVER_PUBLISHED)('a page %s gets no redirect', async (_, atBase, now) => {
  vi.stubEnv('GITHUB_BASE_REF', '');
  vi.stubEnv('CONTENT_AS_OF', '2024-12-01');
  const { root, write, read } = contentRepository({ ...foundFiles, ...atBase });
  write('press/links.mdx', now);
  const { changed, isRedirected } = await renamePage(root, '/press/links', '/press/new-links');
  expect({ changed, isRedirected }).toEqual({ changed: [], isRedirected: false });
  expect(read('redirects.yaml')).toBe('[]\n');
});

test('links to a page that was never published are changed, without a redirect', async () => {
  const draft = base('solutions/shops/tills.mdx').replace('---\n', '---\ndraft: true\n');
  const root = contentOf({ 'solutions/shops/tills.mdx': draft });
  const before = textsIn(root);
  const { isRedirected } = await renamePage(root, '/solutions/tills', '/solutions/desks');
  expect(isRedirected).toBe(false);
  const after = textsIn(root);
  expect(after['solutions/shops.mdx']).toContain('/solutions/desks');
  expect(after['redirects.yaml']).toBe(before['redirects.yaml']);
});

test('a page that moves twice on a branch only gets a redirect from the published address', async () => {
  vi.stubEnv('GITHUB_BASE_REF', '');
  const { root, read } = contentRepository({ ...foundFiles, 'press/links.mdx': LINKING });
  await renamePage(root, '/press/links', '/press/second');
  await renamePage(root, '/press/second', '/press/third');
  expect(read('redirects.yaml')).toBe('- from: /press/links\n  to: /press/third\n');
});

test('outside of a repository, a page that is public now counts as published', async () => {
  const root = contentOf({ ...foundFiles, 'press/links.mdx': LINKING.replace('---\n', '---\ndraft: true\n') });
  expect((await renamePage(root, '/press/links', '/press/new-links')).isRedirected).toBe(false);
  expect((await renamePage(root, '/press/a-release', '/press/news')).isRedirected).toBe(true);
});

test('articles refer to a renamed author by the new name', async () => {
  const root = contentOf(foundFiles);
  const before = textsIn(root);
  expect(await renamePage(root, '/blog/authors/engineering', '/blog/authors/builders')).toMatchObject({
    label: 'content/authors/builders.mdx',
    changed: ['content/blog/an-article.mdx', 'content/redirects.yaml'],
  });
  const article = before['blog/an-article.mdx']?.replace('author: engineering', 'author: builders');
  expect(textsIn(root)).toMatchObject({
    'authors/builders.mdx': before['authors/engineering.mdx'],
    'blog/an-article.mdx': article,
  });
  expect(await errorsIn(root)).toBe('');
});
