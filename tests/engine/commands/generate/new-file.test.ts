import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createNewFile, type NewFileOptions, newKinds } from '../../../../renderer/commands/generate/new-file';
import { printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { contentOf } from '../../../support/content-of';
import { loadCached } from '../../../support/load-cached';
import { newKindOf } from '../../../support/new-kind-of';
import { foundFiles } from '../../../support/outputs-content';

const kinds = newKinds.map(({ name }) => name);

interface Wish extends Partial<Omit<NewFileOptions, 'kind'>> {
  kind?: string;
}

/** Creates a file in the test content, on a fixed date. */
async function make({ kind = 'release', ...wish }: Wish, root = contentOf(foundFiles)) {
  vi.stubEnv('CONTENT_AS_OF', '2026-03-12');
  const made = await createNewFile(root, { kind: newKindOf(kind), title: 'Fresh paint', folder: 'shops', ...wish });
  const path = join(dirname(root), made.label);
  return { ...made, root, path, text: readFileSync(path, 'utf8') };
}

function nameInGit(name: string) {
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'user.name');
  vi.stubEnv('GIT_CONFIG_VALUE_0', name);
}

test('each field is below its description', async () => {
  const { text, label, address } = await make({});
  expect({ label, address }).toEqual({ label: 'content/press/fresh-paint.mdx', address: '/press/fresh-paint' });
  expect(text).toBe(`---
# The title in the browser tab and in search results, up to 60 characters, without the site name.
title: Fresh paint
# What search engines show under the title, 70 to 160 characters.
description: TODO
# The short name of the page in menus, breadcrumbs and lists, one to four words.
name: Fresh paint
# The language of the page as a code, such as de or ar, where it is another than that of the site.
# lang: TODO
# true keeps the page off the public site: only previews show it. Without it, the page is published.
draft: true
# The headline of the release.
heading: Fresh paint
# One or two sentences for lists and feeds.
excerpt: TODO
# The day of publication, year-month-day; before it, only previews show the release.
date: 2026-03-12
# The photo at the top of the page, in lists, and in its social image.
# photo:
#   # The picture: its path in the folder media, such as counter.jpg.
#   file: TODO
#   # What it shows, in a sentence or two, for visitors who do not see it.
#   alt: TODO
#   # Its version for visitors with a dark color scheme, in the folder media, too.
#   # dark: TODO
#   # Which part stays in view where it is cropped; without it, the middle.
#   # focus: top
---

TODO
`);
});

test('optional fields are commented out, and the choice of types is explained', async () => {
  expect((await make({ kind: 'opening' })).text).toContain(`
# The last day to apply, year-month-day; without it, the opening stays open.
# closes: 2026-03-12
# What the person does.
duties:
  # One duty, a sentence.
  - TODO
  - TODO
  - TODO
`);
  expect((await make({ kind: 'article' })).text).toContain(`
# The drawn cover.
# cover: tally
`);
  expect((await make({ kind: 'page' })).text).toContain(`
  #   cta: Shows a closing band with one or two buttons.
`);
});

test.each(kinds)('the check of a new file (%s) only reports the parts that the editor has to write', async (kind) => {
  const { root, label, text } = await make({ kind });
  const { diagnostics } = await loadCached(root);
  const lines = text.split('\n');
  const others = diagnostics.filter(({ file, line }) => file !== label || !lines[line - 1]?.includes('TODO'));
  expect(others).toEqual([]);
  const unfinished = diagnostics.filter(({ code }) => code === 'text-is-finished');
  expect(unfinished.length).toBeGreaterThan(1);
});

test.each(kinds)('an unfinished part (%s) is a warning in a draft, and an error after that', async (kind) => {
  const { root, label, path, text } = await make({ kind });
  const severities = async () => {
    const { diagnostics } = await loadCached(root);
    const unfinished = diagnostics.filter(({ file, found }) => file === label && found === 'TODO');
    return new Set(unfinished.map(({ severity }) => severity));
  };
  expect(await severities()).toEqual(new Set(['warning']));
  writeFileSync(path, text.replace('draft: true\n', ''));
  expect(await severities()).toEqual(new Set(['error']));
});

test('each unfinished part of two new files is reported once, by location', async () => {
  const { root } = await make({ kind: 'release' });
  await make({ kind: 'opening' }, root);
  const { diagnostics } = await loadCached(root);
  const places = diagnostics.map(({ file, line }) => `${file}:${line}`);
  expect(places).toEqual([...new Set(places)]);
});

test.each(kinds)('a finished file (%s) passes the check', async (kind) => {
  const { root, path, text } = await make({ kind });
  let count = 0;
  const written = text
    .replace('description: TODO', `description: ${'One fresh coat of paint on a till for each. '.repeat(2)}`)
    .replace('author: TODO', 'author: engineering')
    .replace('category: TODO', 'category: WhatsApp')
    .replace('answer: TODO', 'answer: Your fresh coat of paint.')
    .replace(/(?<=^terms:\n(?: *#.*\n)* *- )TODO/m, 'fresh paint')
    .replaceAll('TODO', () => {
      count += 1;
      const letter = String.fromCharCode(65 + (count % 26));
      return count < 26 ? `Answer ${letter} here` : `Other answer ${letter} here`;
    });
  writeFileSync(path, written);
  const { diagnostics, sources } = await loadCached(root);
  expect(printTerminal(diagnostics, sources)).toBe('');
});

test.each(['release', 'opening', 'article'] as const)('the first %s of a site needs no other', async (kind) => {
  const lists = Object.fromEntries(
    Object.entries(foundFiles).filter(([path]) => !/^(?:blog|press|careers)\//.test(path)),
  );
  const { root, label } = await make({ kind }, contentOf(lists));
  const { diagnostics } = await loadCached(root);
  expect(diagnostics.filter(({ file, found }) => file !== label || found !== 'TODO')).toEqual([]);
});

test('the default author of an article is the git user, if there is such an author', async () => {
  nameInGit('Tallwind Engineering');
  expect((await make({ kind: 'article' })).text).toContain('\nauthor: engineering\n');
  nameInGit('Someone Else');
  expect((await make({ kind: 'article' })).text).toContain('\nauthor: TODO\n');
});

test('a title is quoted if YAML requires it', async () => {
  const { text, label } = await make({ title: 'Apps: what they cost, café or not' });
  expect(label).toBe('content/press/apps-what-they-cost-cafe-or-not.mdx');
  expect(text).toContain('\ntitle: "Apps: what they cost, café or not"\n');
  expect(text).toContain('\nname: TODO\n');
});

test.each([
  '../../Paint',
  '/etc/paint',
  '..\\\\paint',
  'paint: {a}\n---\n<script>',
  '"><script>',
  '$(paint)',
  '`paint`',
])('a title is only a title, whatever its content: %j', async (title) => {
  const root = contentOf();
  const { label } = await createNewFile(root, { kind: newKindOf('release'), title });
  expect(label).toMatch(/^content\/press\/[a-z0-9-]+\.mdx$/);
  const { diagnostics } = await loadCached(root);
  // Placeholders and diagnostics of the title, but no structural errors.
  const structure = /yaml|front-matter|mdx|keys|fields-are-present|files/;
  expect(diagnostics.filter(({ code }) => structure.test(code))).toEqual([]);
});

test('a page may be in a folder', async () => {
  const { label, address } = await make({ kind: 'page', slug: 'integrations/sms' });
  expect({ label, address }).toEqual({ label: 'content/pages/integrations/sms.mdx', address: '/integrations/sms' });
});

test.each(['\n', '\r\n'])('a solution item is added to the end of the list of its column (%j)', async (lineEnd) => {
  const root = contentOf(foundFiles);
  const hub = join(root, 'solutions/shops.mdx');
  const before = readFileSync(hub, 'utf8').replace('/tills\nchoosing', '/tills # the first\nchoosing');
  writeFileSync(hub, before.replaceAll('\n', lineEnd));
  const { listedIn } = await make({ kind: 'solution' }, root);
  expect(listedIn).toBe('content/solutions/shops.mdx');
  const after = before.replace('# the first\n', '# the first\n  - page: /solutions/fresh-paint\n');
  expect(readFileSync(hub, 'utf8')).toBe(after.replaceAll('\n', lineEnd));
});

test.each<[string, Wish, string]>([
  ['an address that a page has', { kind: 'page', slug: 'apps' }, 'is taken by content/pages/apps.mdx.'],
  ['a title without letters', { title: '!!!' }, 'The title gives no file name. Add --slug'],
  ['no slug', { slug: 'Fresh_Paint' }, '"Fresh_Paint" can\'t be the name of the file.'],
  ['a way out of the folder', { kind: 'page', slug: '../../paint' }, "can't be the name of the file."],
  ['the root of the computer', { kind: 'page', slug: '/etc/paint' }, "can't be the name of the file."],
  ['a way out in the middle', { kind: 'page', slug: 'paint/../../../fresh' }, "can't be the name of the file."],
  ['a way out with backslashes', { slug: '..\\..\\paint' }, "can't be the name of the file."],
  ['the folder itself', { kind: 'page', slug: '.' }, "can't be the name of the file."],
  ['a name with a zero byte', { slug: 'paint\0' }, "can't be the name of the file."],
  ['a name with a line end', { slug: 'paint\nfresh' }, "can't be the name of the file."],
  ['a folder that is a way out', { kind: 'solution', folder: '../../paint' }, 'There is no folder "../../paint".'],
  ['a folder that every object has', { kind: 'solution', folder: '__proto__' }, 'There is no folder "__proto__".'],
  ['a folder where there is none', { slug: 'paint/fresh' }, "can't be the name of the file."],
  ['no folder', { kind: 'solution', folder: undefined }, 'Add --folder and one of: shops.'],
  ['an unknown folder', { kind: 'solution', folder: 'shop' }, 'There is no folder "shop". Did you mean shops?'],
])('%s is refused', async (_, wish, message) => {
  await expect(make(wish)).rejects.toThrow(message);
});

test('a moved address is refused', async () => {
  const root = contentOf({ 'redirects.yaml': '- from: /paint\n  to: /apps\n' });
  await expect(make({ kind: 'page', slug: 'paint' }, root)).rejects.toThrow('/paint is taken by redirects.yaml.');
});

test('nothing is overwritten, not even unreadable files', async () => {
  const root = contentOf({ 'press/fresh-paint.mdx': 'no fields' });
  await expect(make({}, root)).rejects.toThrow('/press/fresh-paint is taken');
  expect(readFileSync(join(root, 'press/fresh-paint.mdx'), 'utf8')).toBe('no fields');
});

test('with invalid data files, nothing is created', async () => {
  const root = contentOf({ 'site.yaml': undefined });
  await expect(make({}, root)).rejects.toThrow('Run npm run check and fix it first.');
  expect(existsSync(join(root, 'press'))).toBe(false);
});

test('an author is created by name, without the title of the page', async () => {
  const { text, label, address } = await make({ kind: 'author', title: 'Ada Lovelace' });
  expect({ label, address }).toEqual({
    label: 'content/authors/ada-lovelace.mdx',
    address: '/blog/authors/ada-lovelace',
  });
  expect(text).toContain('\nname: Ada Lovelace\n');
  expect(text).toContain('\ntitle: TODO\n');
});
