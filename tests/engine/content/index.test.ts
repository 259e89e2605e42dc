import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatSummary, printTerminal } from '../../../renderer/content/diagnostics/reporters/terminal';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { sectionsOf } from '../../../renderer/content/schema/sections-of';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';
import { foundFiles } from '../../support/outputs-content';

/** The first section of the home page. */
function firstSection(content: WholeContent | undefined) {
  return content && sectionsOf(content.page('/'))[0];
}

test('valid content becomes entries by address', async () => {
  const { content, diagnostics } = await loadContent(contentOf());
  expect(diagnostics).toEqual([]);
  expect([...(content?.entries.keys() ?? [])]).toEqual([
    '/blog/authors/engineering',
    '/apps',
    '/',
    '/solutions/shops',
    '/solutions/tills',
  ]);
});

test('a solution takes its theme from the service page of its hub', async () => {
  const { content } = await loadContent(contentOf());
  expect(content?.entries.get('/solutions/tills')?.theme).toBe('blue');
});

test('a download of the media kit has the type and the size of its file', async () => {
  const file = 'media-kit/logo.zip';
  const archive = readFileSync('../rules/media-is-intact/good-every-format/media/till.zip');
  const item = { name: 'Logo', description: 'The logo of the tests.', file };
  const root = contentOf({ 'media-kit.yaml': JSON.stringify([item]), [`media/${file}`]: archive });
  const { content } = await loadContent(root);
  expect(content?.media(file)).toEqual({ type: 'ZIP', bytes: archive.length, href: `/media/${file}` });
});

test('claims are filled in everywhere in texts', async () => {
  const root = contentOf();
  const { content } = await loadContent(root);
  expect(firstSection(content)).toMatchObject({
    description: '10,000+ businesses. It takes you 3-6 months.',
  });
  const claims = readFileSync(join(root, 'claims.yaml'), 'utf8').replace('10,000+', '12,000+');
  const { content: changed } = await loadContent(contentOf({ 'claims.yaml': claims }));
  expect(firstSection(changed)).toMatchObject({
    description: '12,000+ businesses. It takes you 3-6 months.',
  });
});

test('all errors of all files are reported together, sorted by file and line', async () => {
  const root = contentOf({ 'partners.yaml': '- name: 7\n' });
  const alter = (path: string, from: string, to: string) => readFileSync(join(root, path), 'utf8').replace(from, to);
  const { content, diagnostics, sources } = await loadContent(
    contentOf({
      'pages/apps.mdx': alter('pages/apps.mdx', 'theme: blue', 'theme: blu'),
      'pages/index.mdx': alter('pages/index.mdx', 'tagline: Tests', 'tagline: ""').replace('id: top', 'id: TOP'),
    }),
  );
  expect(content).toBeUndefined();
  expect(printTerminal(diagnostics, sources).match(/^content.*$/gm)).toEqual([
    'content/pages/apps.mdx:5:8   error   values-are-allowed',
    'content/pages/index.mdx:8:9   error   anchor-is-well-formed',
    'content/pages/index.mdx:9:14   error   text-is-not-blank',
  ]);
  expect(formatSummary(diagnostics, sources.size)).toBe('3 errors in 2 files.');
});

test('a page with errors still exists for links and redirects, and keeps its address', async () => {
  const apps = readFileSync('content/pages/apps.mdx', 'utf8').replace('theme: blue', 'theme: blu');
  const redirects = '- from: /old\n  to: /apps\n- from: /apps\n  to: /\n';
  const { diagnostics } = await loadContent(contentOf({ 'pages/apps.mdx': apps, 'redirects.yaml': redirects }));
  expect(diagnostics.map(({ code }) => code)).toEqual(['values-are-allowed', 'redirects-do-not-hide-pages']);
});

test('an author with errors still exists for references', async () => {
  const author = readFileSync('content/authors/engineering.mdx', 'utf8').replace('team: true', 'team: many');
  const { diagnostics } = await loadContent(contentOf({ ...foundFiles, 'authors/engineering.mdx': author }));
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ['fields-have-the-right-type', 'content/authors/engineering.mdx'],
  ]);
});

test('a missing data file is an error with its name', async () => {
  const { diagnostics } = await loadContent(contentOf({ 'categories.yaml': undefined }));
  expect(diagnostics).toMatchObject([
    { code: 'data-files-are-present', file: expect.stringMatching(/content\/categories.yaml$/) },
  ]);
});

test.each([
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['no line end at the end', (text: string) => text.trimEnd()],
  ['another script and emoji', (text: string) => text.replace('It adds up', 'يجمع الأرقام 🍎 加起来')],
  ['comments', (text: string) => text.replace('icon: shop', '# which icon\nicon: shop # a shop')],
  ['single quotes', (text: string) => text.replace('answer: A till for your shop.', "answer: 'Your till: it''s one.'")],
  [
    'a folded block',
    (text: string) => text.replace('answer: A till for your shop.', 'answer: >-\n  A till\n  for your shop.'),
  ],
])('%s are accepted', async (_name, change) => {
  const text = readFileSync('content/solutions/shops/tills.mdx', 'utf8');
  const { diagnostics, sources } = await loadContent(contentOf({ 'solutions/shops/tills.mdx': change(text) }));
  expect(printTerminal(diagnostics, sources)).toBe('');
});

test('errors have the right location in files with Windows line endings and a byte order mark', async () => {
  const text = readFileSync('content/solutions/shops/tills.mdx', 'utf8');
  const broken = `\uFEFF${text.replace('icon: shop', 'icon: stor').replace('Two apples', '[Two](/till)')}`;
  const { diagnostics } = await loadContent(
    contentOf({ 'solutions/shops/tills.mdx': broken.replaceAll('\n', '\r\n') }),
  );
  expect(diagnostics).toMatchObject([
    { line: 9, column: 7, endLine: 9, endColumn: 11, field: 'icon' },
    { line: 42, column: 7, endLine: 42, endColumn: 12, code: 'internal-links-resolve' },
  ]);
});

test('an unknown reference is reported along with an invalid field of the same file', async () => {
  const article = readFileSync('../rules/date-is-written-iso/good-quoted/blog/an-article.mdx', 'utf8')
    .replace(/^title: .*$/m, 'title:')
    .replace(/^category: .*$/m, 'category: Nonsense')
    .replace(/^excerpt: /m, '$&The the ')
    .replace('one paragraph', '[one paragraph](/nowhere)');
  const { diagnostics } = await loadContent(contentOf({ 'blog/an-article.mdx': article }));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, line }) => `${code} in line ${line}`).sort()).toEqual([
    'fields-are-present in line 2',
    'internal-links-resolve in line 13',
    'references-resolve in line 9',
    'words-are-not-repeated in line 6',
  ]);
});

test('of a hundred and one unknown fields, a hundred are reported, with a note about the rest', async () => {
  const fields = Array.from({ length: 101 }, (_, index) => `"${index}": a\n`);
  const { diagnostics } = await loadContent(
    contentOf({ 'redirects.yaml': `- from: /a\n  to: /apps\n  ${fields.join('  ')}` }),
  );
  expect(diagnostics).toHaveLength(101);
  expect(diagnostics[100]?.message).toContain('in more than 100 places');
});

describe('if errors should only omit the affected content', () => {
  const addressesOf = async (files: Record<string, string | undefined>, lastLists = {}) => {
    const { content } = await loadContent(contentOf(files), { lastLists });
    return content && [...content.entries.keys()];
  };

  test('a file with invalid fields is omitted, but not a file with another error', async () => {
    const apps = readFileSync('content/pages/apps.mdx', 'utf8');
    expect(await addressesOf({ 'pages/apps.mdx': apps.replace('theme: ', 'them: ') })).toEqual([
      '/blog/authors/engineering',
      '/',
      '/solutions/shops',
      '/solutions/tills',
    ]);
    const twice = apps.replace(/^description: /m, 'description: The the ');
    const { content, diagnostics } = await loadContent(contentOf({ 'pages/apps.mdx': twice }), { lastLists: {} });
    expect(diagnostics.map(({ code }) => code)).toContain('words-are-not-repeated');
    expect(content?.entries.get('/apps')?.data.description).toContain('The the ');
  });

  test('a list that was never valid is empty if its schema allows it', async () => {
    for (const list of ['partners', 'redirects', 'media-kit', 'vocabulary'])
      expect([list, await addressesOf({ [`${list}.yaml`]: 'a: [' })]).toEqual([
        list,
        expect.arrayContaining(['/apps']),
      ]);
    expect(await addressesOf({ 'site.yaml': 'a: [' })).toBe(undefined);
  });

  test('a broken list keeps its last valid version', async () => {
    const { lists } = await loadContent(contentOf());
    const { content, diagnostics } = await loadContent(contentOf({ 'claims.yaml': 'a: [', 'site.yaml': undefined }), {
      lastLists: lists,
    });
    expect(diagnostics.map(({ file }) => file)).toEqual(['content/claims.yaml', 'content/site.yaml']);
    expect(firstSection(content)).toMatchObject({
      description: '10,000+ businesses. It takes you 3-6 months.',
    });
  });
});
