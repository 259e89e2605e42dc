import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compareSites } from '../../../../renderer/commands/changes/compare-sites';
import type { Change } from '../../../../renderer/commands/changes/compare-text';
import { type BuiltSite, readSite } from '../../../../renderer/commands/changes/read-site';
import type { PageChange } from '../../../../renderer/commands/changes/site-changes';
import { temporaryFolder } from '../../../support/temporary-folder';

const NO_FILES = { content: [], code: [] };
const page = (main: string, { title = 'A title', hash = 'AbCd_-12' } = {}) =>
  `<html><head><title>${title}</title><link rel="stylesheet" href="/assets/static/site.${hash}.css" integrity="sha384-${hash}"></head><body><main>${main}</main></body></html>`;

interface Built {
  pages: Record<string, string>;
  files?: Record<string, string>;
  redirects?: { from: string; to: string }[];
  claims?: string;
  manifest?: Record<string, { hash: string; files: string[]; items: Record<string, string[]> }>;
}

/** A built site, written to disk and read back. */
async function built({ pages, files = {}, redirects = [], claims = '', manifest }: Built): Promise<BuiltSite> {
  const folder = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [name, html] of Object.entries(pages)) write(`dist/client/${name}.html`, html);
  for (const [path, text] of Object.entries(files)) write(`dist/client/${path}`, text);
  write('dist/hosts/rules.json', JSON.stringify({ headers: {}, redirects }));
  write('content/claims.yaml', claims);
  if (manifest) write('dist/content-manifest.json', JSON.stringify(manifest));
  return readSite(join(folder, 'dist'), join(folder, 'content'));
}

/** The differences in a part of a page: removed words with a minus, added words with a plus. */
const shown = ({ under, runs }: Change) =>
  [under, ...runs.map(({ kind, text }) => ({ same: text, removed: `-${text}`, added: `+${text}` })[kind])]
    .join(' ')
    .replace(/ +/g, ' ')
    .trim();
const shownIn = (page: PageChange | undefined) =>
  page?.parts.map(({ name, changes }) => `${name}: ${changes.map(shown).join(', ')}`);
const kinds = ({ pages }: ReturnType<typeof compareSites>) => pages.map(({ kind, address }) => `${kind} ${address}`);

test('hashed names and React ids are not changes', async () => {
  const before = await built({ pages: { index: page('<h2 id="_R_1a_">A</h2>') } });
  const after = await built({ pages: { index: page('<h2 id="_R_2b_">A</h2>', { hash: 'ZyXw_-98' }) } });
  expect(compareSites(before, after, NO_FILES).pages).toEqual([]);
});

test('the measured weight of the page is not a change', async () => {
  const weighing = (size: string) => built({ pages: { index: page(`<data value="page-total">${size}</data>`) } });
  expect(compareSites(await weighing('34.9 KB'), await weighing('34.8 KB'), NO_FILES).pages).toEqual([]);
});

test('a changed style sheet marks its pages as restyled, and is listed with other files', async () => {
  const pages = { index: page('A') };
  const before = await built({ pages, files: { 'assets/static/site.AbCd_-12.css': 'a{}' } });
  const after = await built({ pages, files: { 'assets/static/site.AbCd_-12.css': 'a{color:red}' } });
  const changes = compareSites(before, after, NO_FILES);
  expect(kinds(changes)).toEqual(['restyled /']);
  expect(changes.files.map(({ under }) => under)).toEqual(['/assets/static/site.css']);
});

test('pages come, go and move', async () => {
  const before = await built({ pages: { index: page('A'), old: page('Moving'), gone: page('C'), lost: page('D') } });
  const after = await built({
    pages: { index: page('A'), new: page('Moved'), fresh: page('E') },
    redirects: [
      { from: '/old', to: '/new' },
      { from: '/gone', to: '/' },
    ],
  });
  const changes = compareSites(before, after, NO_FILES);
  expect(kinds(changes)).toEqual(['added /fresh', 'removed /gone', 'removed /lost', 'moved /new']);
  expect(changes.pages.map(({ goesTo }) => goesTo)).toEqual([undefined, '/', undefined, undefined]);
  expect(changes.pages[3]).toMatchObject({ was: '/old' });
  expect(shownIn(changes.pages[3])).toEqual(['Text: -Moving +Moved']);
  expect(changes.redirects.map(shown)).toEqual(['/old +/new', '/gone +/']);
});

test('the comparison includes words, links, head, labels, structured data, and pictures', async () => {
  const site = (word: string) =>
    built({
      pages: {
        index: page(
          `<a href="/${word}">Ask</a><img src="/media/a.png" alt="A ${word}"><script type="application/ld+json">{"@graph":[{"@type":"Service","name":"${word}"}]}</script>`,
          { title: word },
        ).replace('</main>', `</main><footer><a href="/b">B</a><p>Since ${word}</p></footer>`),
      },
      files: {
        'media/a.png': word,
        'index.md': `---\ntitle: ${word}\n---\n\n# ${word} [Ask](/${word})`,
        'feed.xml': word,
      },
    });
  const changes = compareSites(await site('old'), await site('new'), NO_FILES);
  expect(shownIn(changes.pages[0])).toEqual([
    'Text: # -old +new Ask',
    'Title and description: title -old +new',
    'Links: Ask → -/old +/new',
    'Header and footer: Since -old +new',
    'Labels: -A old +A new',
    'Pictures: /media/a.png',
    'Structured data: Service.name -old +new',
  ]);
  expect(changes.files.map(({ under }) => under)).toEqual(['/feed.xml', '/media/a.png']);
});

test('a label in the header is one change for many pages, and a page with another change only lists that', async () => {
  const site = (label: string, answer: string) => {
    const around = (main: string) => page(main).replace('<main>', `<header><p>${label}</p></header><main>`);
    const names = Array.from({ length: 20 }, (_, index) => `page-${index}`);
    const pages = Object.fromEntries(names.map((name) => [name, around(`About ${name}`)]));
    return built({ pages: { ...pages, answer: around(answer) } });
  };
  const { pages } = compareSites(await site('Ask', 'Yes, it is.'), await site('Ask us', 'No, it is not.'), NO_FILES);
  expect(pages.map(({ address, alike }) => [address, alike.length])).toEqual([
    ['/answer', 0],
    ['/page-0', 19],
  ]);
  expect(shownIn(pages[1])).toEqual(['Header and footer: Ask + us']);
  expect(shownIn(pages[0])).toEqual([expect.stringMatching(/^Text: /)]);
  expect(pages[0]?.alsoAs).toEqual(['/page-0']);
});

test('a page with a difference only in its Markdown version is changed', async () => {
  const pages = { index: page('A') };
  const before = await built({ pages, files: { 'index.md': 'A' } });
  const after = await built({ pages, files: { 'index.md': 'B' } });
  expect(kinds(compareSites(before, after, NO_FILES))).toEqual(['changed /']);
});

test('text that only looks like the address of a picture remains text', async () => {
  const before = await built({ pages: { index: page('A rebate in /media/50%.') } });
  const after = await built({ pages: { index: page('A rebate in /media/60%.') } });
  expect(compareSites(before, after, NO_FILES).pages).toMatchObject([{ kind: 'changed', parts: [{ name: 'Text' }] }]);
});

test('a page names the files and the claims that changed it, or the code, or nothing', async () => {
  const manifest = {
    '/': { hash: '', files: ['pages/index.mdx', 'claims.yaml'], items: { claims: ['clients', 'rating'] } },
    '/a': { hash: '', files: ['pages/a.mdx', 'claims.yaml'], items: { claims: ['rating', 'clients'] } },
    '/b': { hash: '', files: ['pages/b.mdx'], items: {} },
  };
  const base = readFileSync('content/claims.yaml', 'utf8');
  const [fields = ''] = /(?<=^\w+:\n)(?: .*\n)+/m.exec(base) ?? [];
  const claim = (value: string) => fields.replace(/(?<=value: ).*/, JSON.stringify(value));
  const claims = (clients: string) => `clients:\n${claim(clients)}rating:\n${claim('4.9')}`;
  const before = { pages: { index: page('10+ shops'), a: page('1'), b: page('1') }, claims: claims('10+'), manifest };
  const after = { pages: { index: page('12+ shops'), a: page('2'), b: page('2') }, claims: claims('12+'), manifest };
  const causes = (sites: readonly [BuiltSite, BuiltSite], content: string[], code: string[]) =>
    compareSites(...sites, { content, code }).pages.map(({ cause }) => cause);

  const sites = [await built(before), await built(after)] as const;
  expect(causes(sites, ['claims.yaml', 'pages/index.mdx'], ['components/a.tsx'])).toEqual([
    ['pages/index.mdx', 'claim clients'],
    ['claim clients'],
    ['code'],
  ]);
  // According to the manifest, /a reads the claim, but does not show it.
  expect(causes(sites, ['claims.yaml', 'pages/a.mdx'], [])[1]).toEqual(['pages/a.mdx']);
  const older = [
    await built({ ...before, manifest: undefined }),
    await built({ ...after, manifest: undefined }),
  ] as const;
  // Two of the three pages have the same change.
  expect(causes(older, ['pages/a.mdx'], ['components/a.tsx'])).toEqual([[], []]);
});

test('the list of redirects, which every page reads, is a cause only if there is no other', async () => {
  const manifest = {
    '/': { hash: '', files: ['pages/index.mdx', 'redirects.yaml'], items: {} },
    '/a': { hash: '', files: ['pages/a.mdx', 'redirects.yaml'], items: {} },
  };
  const before = await built({ pages: { index: page('1'), a: page('1') }, manifest });
  const after = await built({ pages: { index: page('2'), a: page('2') }, manifest });
  const { pages } = compareSites(before, after, { content: ['pages/index.mdx', 'redirects.yaml'], code: [] });
  expect(pages.map(({ cause }) => cause)).toEqual([['pages/index.mdx'], ['redirects.yaml']]);
});

test('causes name the nearest file first: the page, then other pages, then lists', async () => {
  const files = ['blog/a.mdx', 'pages/index.mdx', 'site.yaml'];
  const manifest = { '/': { hash: '', files, items: {} } };
  const before = await built({ pages: { index: page('A') }, manifest });
  const after = await built({ pages: { index: page('B') }, manifest });
  const { pages } = compareSites(before, after, { content: ['partners.yaml', ...files], code: [] });
  expect(pages[0]?.cause).toEqual(['pages/index.mdx', 'blog/a.mdx', 'site.yaml']);
});
