import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type Change, compareWords } from '../../../../renderer/commands/changes/compare-text';
import { reportHtml } from '../../../../renderer/commands/changes/report/report';
import type { PageChange, SiteChanges } from '../../../../renderer/commands/changes/site-changes';
import { summaryMarkdown } from '../../../../renderer/commands/changes/summary';
import { picturedPages } from '../../../../renderer/commands/changes/take-pictures';

const EVIL = '</script><script>alert(1)</script> @everyone [a](http://evil.example) ![b](http://evil.example) `|`';

const evil: Change = { under: EVIL, runs: [{ kind: 'added', text: EVIL }] };

/** A page with every word from an attacker. */
const page: PageChange = {
  address: `/${EVIL}`,
  kind: 'changed',
  was: `/${EVIL}`,
  goesTo: undefined,
  alike: [],
  cause: [EVIL],
  parts: ['Text', 'Title and description', 'Links', 'Pictures'].map((name) => ({ name, changes: [evil] })),
  bytes: { before: 1000, after: 1010 },
};
const changes: SiteChanges = { total: 3, unpublished: [], pages: [page], redirects: [evil], items: [evil], files: [] };
const files = { content: [EVIL], code: [] };

const reportOf = (changes: SiteChanges, comparedWith = 'main') => reportHtml(comparedWith, changes, files);

/** The summary for a page with only this text changed. */
const summaryOf = (runs: Change['runs']) =>
  summaryMarkdown('main', { ...changes, pages: [{ ...page, parts: [textOf(runs)] }] }, files);

const textOf = (...texts: Change['runs'][]) => ({ name: 'Text', changes: texts.map((runs) => ({ under: '', runs })) });

test('the report contains no markup but its own', async () => {
  const html = await reportOf(changes, EVIL);
  const root = parse(html, { comment: true });
  expect(root.querySelectorAll('script')).toEqual([]);
  expect(html).not.toContain('alert(1)</script>');
  expect(root.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['#page-1']);
  expect(root.querySelectorAll('[src], [srcset], [action], [formaction], link, iframe, object, form, base')).toEqual(
    [],
  );
  const handlers = root.querySelectorAll('*').flatMap(({ attributes }) => Object.keys(attributes));
  expect(handlers.filter((name) => /^on|^srcdoc$/i.test(name))).toEqual([]);
  expect(html).not.toMatch(/href="(?:javascript|data|https?):/i);
  expect(root.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});

test('content in the summary is text: no tag, no link, no mention', () => {
  const summary = summaryMarkdown('main', changes, files).replace(/`[^`\n]*`/g, '');
  expect(summary).not.toMatch(/(?<!\\)[<[\]!]|@(?!\u200b)|:\/\//);
  expect(summary).toContain('**1 changed file reaches 1 page**');
});

test('a number in the summary is not a reference to an issue', () => {
  expect(summaryOf([{ kind: 'added', text: 'Number #1 of GH-2' }])).toContain('Number \\#\u200b1 of GH\u200b\\-2');
});

test('a word in the summary is separate from the word that it replaces', () => {
  const parts = compareWords('It takes six weeks', 'It takes four weeks');
  expect(summaryOf(parts)).toContain('- It takes ~~six~~ **four** weeks');
});

test('of very many pages, only some have pictures, and the others say so', async () => {
  const pages = Array.from({ length: 300 }, (_, index): PageChange => {
    return { ...page, address: `/${index}`, kind: index < 150 ? 'restyled' : 'changed' };
  });
  const pictured = picturedPages(pages);
  expect(pictured).toHaveLength(200);
  expect(pictured.filter(({ kind }) => kind === 'changed')).toHaveLength(150);
  const root = parse(await reportOf(changes));
  expect(root.querySelector('article')?.text).toContain(
    'No pictures are shown: with those of so many pages, the report would be too large.',
  );
});

test('a change that affects no page says so, without a list', async () => {
  const root = parse(await reportOf({ ...changes, pages: [] }));
  expect(root.querySelector('h1')?.text).toBe('No page changes');
  expect(root.querySelector('main')?.text).toContain('Compared with main. The site has 3 pages, all as they were.');
  expect(root.querySelectorAll('table, article')).toEqual([]);
});

test('a very long text, name or list of causes leaves room for the rest', () => {
  const word = '🍎'.repeat(60_000);
  const long: PageChange = {
    ...page,
    address: `/${word}`,
    cause: Array.from({ length: 9_000 }, (_, index) => `pages/${index}.mdx`),
    parts: [
      textOf(
        [{ kind: 'added', text: word }],
        [{ kind: 'removed', text: `a${word}` }],
        Array.from({ length: 30_000 }, () => ({ kind: 'added' as const, text: 'word' })),
      ),
    ],
  };
  const last: PageChange = { ...page, address: '/last', parts: [textOf(compareWords('', 'The last'))] };
  const items = [{ under: word, runs: compareWords(word, `${word}a`) }];
  const summary = summaryMarkdown('main', { ...changes, items, pages: [long, last] }, files);
  expect(summary).toContain('**The last**');
  expect(summary.length).toBeLessThan(10_000);
  expect(summary).not.toMatch(/\p{Cs}/u);
  expect(summary).toContain('`pages/0.mdx`, `pages/1.mdx`');
  expect(summary).toMatch(/`pages\/\d+\.mdx`, `…` \|/);
});

test('a long summary ends at the end of a line', () => {
  const summary = summaryMarkdown('main', { ...changes, pages: Array.from({ length: 500 }, () => page) }, files);
  expect(summary.length).toBeLessThan(61_000);
  expect(summary).toMatch(/\|\n\nThis is not all: the report has the rest\.\n$/);
});

test('unpublished pages have their own section, in the report and in the summary', async () => {
  const hidden = { ...page, address: '/blog/next', was: '/blog/next' };
  const unpublished = { ...changes, pages: [], unpublished: [hidden] };
  const root = parse(await reportOf(unpublished));
  expect(root.querySelector('h1')?.text).toBe('No public page changes, but 1 page not public yet');
  const section = root.querySelector('section[aria-labelledby=unpublished]');
  expect(section?.querySelector('h2')?.text).toBe('Not public yet');
  expect(section?.querySelector('a')?.getAttribute('href')).toBe('#unpublished-1');
  expect(section?.querySelector('#unpublished-1 h3')?.text).toBe('/blog/next');
  expect(summaryMarkdown('main', unpublished, files)).toMatch(/\*\*Not public yet\*\*\n\n.*\n.*\n\| `\/blog\/next` \|/);
});
