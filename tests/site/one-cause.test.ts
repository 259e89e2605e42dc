import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../renderer/content/diagnostics/diagnostic';
import { contentOf } from '../support/content-of';
import { loadCached } from '../support/load-cached';

const TILL = 'solutions/shops/tills.mdx';
const textOf = (path: string) => readFileSync(`tests/site/fixtures/base-content/${path}`, 'utf8');
const till = textOf(TILL)
  .replace('[launch]', '[reply-ai]')
  .replace('A till for your shop.', 'A till for your 200 apples.')
  .concat('\nIt counts 200 of them.\n\n| Fruit | Count |\n|---|---|\n| Red | 150 |\n| Green | 50 |\n| All | 200 |\n');
const ARTICLE = readFileSync(
  'tests/site/fixtures/rules/authors-have-an-article/bad-no-article/blog/an-article.mdx',
  'utf8',
);
const ADA = readFileSync('tests/site/fixtures/rules/authors-have-an-article/bad-no-article/authors/ada.mdx', 'utf8');
const LEGAL = readFileSync('tests/site/fixtures/rules/legal-changes-are-dated/before/legal/imprint.mdx', 'utf8');
/** What a branch starts with: an article by another author, a claim on one page, legal texts, a redirect of a heading, a download. */
const BASE: Record<string, string | Buffer> = {
  [TILL]: till,
  'claims.yaml': textOf('claims.yaml').replace(/(reply-ai:\n(?: {2}.*\n)*? {2}pages: ).*/, '$1[/solutions/tills]'),
  'redirects.yaml': '- from: /solutions/tills#sums\n  to: /solutions/tills#it-adds-up\n',
  'authors/ada.mdx': ADA,
  'blog/an-article.mdx': ARTICLE.replace('author: engineering', 'author: ada'),
  'blog/another.mdx': ARTICLE.replace(/An article/g, 'Another article').replace('One paragraph', 'Words'),
  'legal/imprint.mdx': LEGAL,
  'legal/privacy.mdx': LEGAL.replaceAll('Imprint', 'Privacy').replace('Who is responsible', 'Which data is held'),
  'media/kit.pdf': '%PDF-1.4\nstartxref\n0\n%%EOF\n',
};

test.each<[what: string, files: Record<string, string | undefined>, told: string[]]>([
  [
    'a page is renamed by hand',
    { [TILL]: undefined, 'solutions/shops/register.mdx': till },
    ['addresses-stay-or-redirect'],
  ],
  [
    'a file gets another ending',
    { [TILL]: undefined, 'solutions/shops/tills.md': till },
    ['files-are-in-known-folders'],
  ],
  [
    'a file gets a name with a capital',
    { [TILL]: undefined, 'solutions/shops/Tills.mdx': till },
    ['file-names-are-slugs'],
  ],
  [
    'a page is deleted, and a program has left a file of its name',
    { [TILL]: undefined, 'solutions/shops/~$tills.mdx': 'lock' },
    ['files-are-not-hidden', 'addresses-stay-or-redirect'],
  ],
  ['an article is deleted', { 'blog/an-article.mdx': undefined }, ['addresses-stay-or-redirect']],
  ['a heading lacks its space', { [TILL]: till.replace('## It', '##It') }, ['markup-is-complete']],
  ['a heading is reworded', { [TILL]: till.replace('## It adds up', '## It sums up') }, ['addresses-stay-or-redirect']],
  [
    'a value has a letter for a digit',
    { 'claims.yaml': String(BASE['claims.yaml']).replace('10,000+', '1O,000+') },
    ['figures-make-sense'],
  ],
  [
    'a range of a value falls',
    { 'claims.yaml': String(BASE['claims.yaml']).replace('3-6 months', '6-3 months') },
    ['figures-make-sense'],
  ],
  [
    'digits are swapped',
    { 'site.yaml': textOf('site.yaml').replace(/(whatsapp: .*)42/, '$124') },
    ['contact-details-are-spelled-right'],
  ],
  [
    'an address that legal texts name is another one',
    { 'site.yaml': textOf('site.yaml').replace('hello@', 'team@') },
    ['legal-changes-are-dated'],
  ],
  [
    'an address that legal texts name is misspelled',
    { 'site.yaml': textOf('site.yaml').replace('hello@tallwind', 'hello@talwind') },
    ['email-domains-are-spelled-right'],
  ],
  [
    'a phone number has a letter',
    { 'site.yaml': textOf('site.yaml').replace('telephone: +1 (555) 010-0142', 'telephone: +1 (555) 010-O142') },
    ['phone-number-is-international'],
  ],
  [
    'an entry is there twice',
    { [TILL]: till.replace('[A till, A drawer, A key]', '[A till, A till, A key, A drawer, A slip, A roll, A scale]') },
    ['lists-have-no-duplicates'],
  ],
  [
    'a download is misspelled',
    { [TILL]: till.replace('Two apples', '[The kit](/media/kti.pdf) has two apples') },
    ['media-files-exist'],
  ],
  [
    'a link can run code',
    { [TILL]: till.replace('Two apples', '[Two](javascript:alert(1)) apples') },
    ['links-are-safe'],
  ],
  [
    'a number is another one than that of a sum',
    { [TILL]: till.replace('your 200', 'your 250') },
    ['changes-are-made-everywhere'],
  ],
  ['a file can not be read', { 'authors/ada.mdx': ADA.replace('name:', '\tname:') }, ['yaml-is-well-formed']],
])('one message if %s', async (_what, files, told) => {
  expect((await toldOf(files)).map(({ code }) => code)).toEqual(told);
});

test('the redirect for a page that is renamed with spaces leads to the address that the right name gives it', async () => {
  const told = await toldOf({ [TILL]: undefined, 'solutions/shops/Cash Registers.mdx': till });
  const [lost] = told.filter(({ code }) => code === 'addresses-stay-or-redirect');
  expect(lost?.suggestion).toContain('to: /solutions/cash-registers');
});

/** What is told of files that is not told of those that a branch starts with. */
async function toldOf(files: Record<string, string | undefined>): Promise<readonly Diagnostic[]> {
  const before = await loadCached(contentOf(BASE));
  expect(before.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const known = new Set(before.diagnostics.map(({ message }) => message));
  const merged = Object.fromEntries(
    Object.entries({ ...BASE, ...files }).filter(([path, text]) => text !== undefined || path === TILL),
  );
  const { diagnostics } = await loadCached(
    contentOf(merged),
    before.checked && { before: before.checked, today: '2024-12-01' },
  );
  return diagnostics.filter(({ message }) => !known.has(message));
}
