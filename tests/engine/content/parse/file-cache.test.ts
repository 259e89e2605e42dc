import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadContent as load } from '../../../../renderer/content/index';
import { FileCache } from '../../../../renderer/content/parse/file-cache';
import * as parsing from '../../../../renderer/content/parse/parse';
import { defineRule } from '../../../../renderer/content/rules/define-rule';
import type { Site } from '../../../../renderer/content/schema/site';
import { claims } from '../../../fixtures/base-site/pages/lists';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { site } from '../../../support/site';

const PAGE = 'solutions/shops/tills.mdx';

const saved = (root: string) => join(dirname(root), '.cache/content.txt');

/** Checks a folder like a new process with the saved cache. */
async function check(root: string, rules: Site['rules'] = {}) {
  const parse = vi.spyOn(parsing, 'parse');
  const cache = FileCache.open(root);
  const { content, diagnostics } = await load(root, { cache, site: { ...site, rules } });
  cache.save();
  const parsed = parse.mock.calls.map(([{ path }]) => path);
  parse.mockRestore();
  return {
    content,
    parsed,
    diagnostics: diagnostics.map(({ file, line, column, code }) => [file, line, column, code]),
  };
}

function edit(root: string, path: string, change: (text: string) => string) {
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
}

test('a second check has the same result, including errors and locations', async () => {
  const root = contentOf({});
  edit(root, PAGE, (text) => `${text}\nThis is of of the till, see [nothing](/nowhere).\n`);
  const first = await check(root);
  const second = await check(root);
  expect(first.diagnostics.map(([, , , code]) => code).sort()).toEqual([
    'internal-links-resolve',
    'words-are-not-repeated',
  ]);
  expect(second.diagnostics).toEqual(first.diagnostics);
});

test('valid content is the same from the cache as from files', async () => {
  const root = contentOf({});
  const first = await check(root);
  const second = await check(root);
  expect(second.content?.data).toEqual(first.content?.data);
  expect(second.content).toBeDefined();
});

test('only edited files are parsed again', async () => {
  const root = contentOf({});
  expect((await check(root)).parsed.length).toBeGreaterThan(5);
  expect((await check(root)).parsed).toEqual([]);
  edit(root, PAGE, (text) => `${text}\nOne sentence more.\n`);
  expect((await check(root)).parsed).toEqual([PAGE]);
  expect((await check(root)).parsed).toEqual([]);
});

test('a deleted file is removed from the saved cache, which is only rewritten after changes', async () => {
  const root = contentOf({});
  await check(root);
  expect(readFileSync(saved(root), 'utf8')).toContain('A till for one shop.');
  rmSync(join(root, PAGE));
  await check(root);
  expect(readFileSync(saved(root), 'utf8')).not.toContain('A till for one shop.');
  const cache = FileCache.open(root);
  await loadContent(root, { cache });
  rmSync(saved(root));
  cache.save();
  expect(existsSync(saved(root))).toBe(false);
});

test('after a change of a claim, every file is checked for it', async () => {
  const typedClaims = defineRule({
    ...{ category: 'Fill in the fields', description: 'A claim is typed by hand.', rationale: 'A reason.' },
    reads: { claims },
    file: (file, read) =>
      Object.values(read.claims).some(({ value }) => file.body.includes(value))
        ? [file.at([], { message: 'It is typed.' })]
        : [],
  });
  const rules = { './a/rules/claims-are-not-typed.ts': typedClaims };
  const root = contentOf({});
  edit(root, PAGE, (text) => `${text}\nWe did this 4,321+ times.\n`);
  expect((await check(root, rules)).diagnostics).toEqual([]);
  edit(root, 'claims.yaml', (text) => text.replace(/value: .*/, 'value: 4,321+'));
  expect((await check(root, rules)).diagnostics.map(([file, , , code]) => [file, code])).toContainEqual([
    `content/${PAGE}`,
    'claims-are-not-typed',
  ]);
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['of other code', (text: string) => text.replace(/^\S+/, 'another-version')],
  ['changed by hand', (text: string) => text.replaceAll('"title":"', '"title":"X')],
  ['no text at all', () => '\0\0\0\n\0 \0 \0'],
])('a saved cache that is %s is ignored', async (_, alter) => {
  const root = contentOf({});
  const first = await check(root);
  writeFileSync(saved(root), alter(readFileSync(saved(root), 'utf8')));
  const second = await check(root);
  expect(second.parsed.length).toBeGreaterThan(0);
  expect(second.content?.data).toEqual(first.content?.data);
});

test('two parallel checks leave an intact cache', async () => {
  const root = contentOf({});
  await Promise.all([check(root), check(root), check(root)]);
  expect((await check(root)).parsed).toEqual([]);
});

test('a check completes with a warning if its cache cannot be saved', async () => {
  const root = contentOf({});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // No folder can be created in place of a file.
  writeFileSync(join(dirname(root), '.cache'), '');
  const { content } = await check(root);
  expect(content).toBeDefined();
  expect(warn.mock.calls.flat().join()).toContain('the next check will take longer');
  warn.mockRestore();
});
