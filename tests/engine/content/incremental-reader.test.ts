import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { IncrementalReader } from '../../../renderer/content/incremental-reader';
import { FileCache } from '../../../renderer/content/parse/file-cache';
import * as parsing from '../../../renderer/content/parse/parse';
import { takeCounts } from '../../../renderer/platform/statistics';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';
import { site } from '../../support/site';

type Edit = (root: string) => string[];

const edited =
  (path: string, change: (text: string) => string): Edit =>
  (root) => {
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
    return [path];
  };

const TILLS = 'solutions/shops/tills.mdx';

/** A sequence of edits, as by an editor. */
const edits: Record<string, Edit> = {
  'a sentence more': edited(TILLS, (text) => `${text}\nOne sentence more.\n`),
  'another value of a claim': edited('claims.yaml', (text) => text.replace('3-6 months', '4-7 months')),
  'another name of the agency': edited('site.yaml', (text) => text.replace(/^name: .*/m, 'name: Otherwind')),
  'another theme, which hub and solution take from their page': edited('pages/apps.mdx', (text) =>
    text.replace('theme: blue', 'theme: green'),
  ),
  'a field that is wrong': edited('pages/apps.mdx', (text) => text.replace('theme: green', 'theme: gren')),
  'a link to nothing, beside it': edited(TILLS, (text) => `${text}\nSee [nothing](/nowhere).\n`),
  'the field fixed': edited('pages/apps.mdx', (text) => text.replace('theme: gren', 'theme: green')),
  'the link fixed': edited(TILLS, (text) => text.replace('/nowhere', '/apps')),
  'a title that another page has': edited(TILLS, (text) => text.replace(/^title: .*/m, 'title: Apps for shops')),
  'a page more, beside an edit': (root) => {
    const path = 'pages/more.mdx';
    writeFileSync(join(root, path), readFileSync(join(root, 'pages/apps.mdx'), 'utf8').replaceAll('Apps', 'More'));
    return [...edited(TILLS, (text) => `${text}\nTwo sentences more.\n`)(root), path];
  },
  'a page of another address': (root) => {
    renameSync(join(root, 'pages/more.mdx'), join(root, 'pages/most.mdx'));
    return ['pages/more.mdx', 'pages/most.mdx'];
  },
  'a page less': (root) => {
    rmSync(join(root, 'pages/most.mdx'));
    return ['pages/most.mdx'];
  },
  'a file whose name no page may have': (root) => {
    writeFileSync(join(root, 'pages/No Page.mdx'), 'None');
    return ['pages/No Page.mdx'];
  },
  'another text in it': edited('pages/No Page.mdx', (text) => `${text} yet.`),
  'a picture': (root) => {
    mkdirSync(join(root, 'media'));
    writeFileSync(join(root, 'media/counter.webp'), '');
    return ['media', 'media/counter.webp'];
  },
};

test('after each of many edits, the result equals a complete read', async () => {
  const root = contentOf();
  const files = new IncrementalReader(root, site);
  const cache = new FileCache();
  await loadContent(root, { cache, sourceFiles: await files.read() });
  for (const [what, edit] of Object.entries(edits)) {
    const sourceFiles = await files.read(new Set(edit(root)));
    const { content, diagnostics, sources } = await loadContent(root, { cache, sourceFiles });
    const fresh = await loadContent(root);
    expect(diagnostics, what).toEqual(fresh.diagnostics);
    // The order must be the same, too.
    expect([...sources], what).toEqual([...fresh.sources]);
    expect(content?.data, what).toEqual(fresh.content?.data);
  }
});

test('only the changed file is parsed, and all others remain the same objects', async () => {
  const root = contentOf();
  const files = new IncrementalReader(root, site);
  const cache = new FileCache();
  const before = await loadContent(root, { cache, sourceFiles: await files.read() });
  const changed = new Set(edited(TILLS, (text) => `${text}\nOne sentence more.\n`)(root));
  const parse = vi.spyOn(parsing, 'parse');
  takeCounts();
  const after = await loadContent(root, { cache, sourceFiles: await files.read(changed) });
  expect(takeCounts()['files read']).toBe(1);
  expect(parse.mock.calls.map(([{ path }]) => path)).toEqual([TILLS]);
  expect(after.content?.entries.get('/apps')).toBe(before.content?.entries.get('/apps'));
  expect(after.content?.entries.get('/solutions/tills')?.body).toContain('One sentence more.');
});

test('parsed files are available by path', async () => {
  const files = new IncrementalReader(contentOf(), site);
  await files.read();
  const parsed = (path: string) => files.parsed(path, new FileCache())?.data;
  expect(parsed('pages/apps.mdx')).toMatchObject({ name: 'Apps' });
  expect(parsed('pages/none.mdx')).toBeUndefined();
});
