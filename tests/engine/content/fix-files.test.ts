import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../renderer/content/diagnostics/diagnostic';
import { fixContent } from '../../../renderer/content/fix-files';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';

const APPS = 'content/pages/apps.mdx';
const CLAIMS = readFileSync('content/claims.yaml', 'utf8');
const TILLS = readFileSync('content/solutions/shops/tills.mdx', 'utf8');

test('an id that is misspelled in its list does not replace correct references', async () => {
  const root = contentOf({ 'claims.yaml': CLAIMS.replace('launch:', 'lunch:') });
  const { diagnostics, fixed } = await fixContent(root, (texts) => loadCached(root, { texts }));
  expect(fixed).toEqual([]);
  expect(readFileSync(join(root, 'solutions/shops/tills.mdx'), 'utf8')).toBe(TILLS);
  const told = diagnostics.filter(({ code }) => code === 'references-resolve');
  expect(told.map(({ file, suggestion }) => [file, suggestion])).toEqual([
    [
      'content/pages/index.mdx',
      'Did you mean [[lunch]]? 2 places have launch, so the misspelled one may be the other.',
    ],
    [
      'content/solutions/shops/tills.mdx',
      'Did you mean [[lunch]]? 2 places have launch, so the misspelled one may be the other.',
    ],
  ]);
});

test('two misspellings of the same field are not renamed', async () => {
  const text = TILLS.replace('summary: A till for one shop.', 'sumary: A till.\nsummry: A till.');
  const root = contentOf({ 'solutions/shops/tills.mdx': text });
  const { fixed } = await fixContent(root, (texts) => loadCached(root, { texts }));
  expect(fixed).toEqual([]);
  expect(readFileSync(join(root, 'solutions/shops/tills.mdx'), 'utf8')).toBe(text);
});

test('a misspelled field is renamed even if its value is the name of another file', async () => {
  const text = readFileSync('content/solutions/shops.mdx', 'utf8');
  const root = contentOf({ 'solutions/shops.mdx': text.replace('  - page:', '  - pgae:') });
  await fixContent(root, (texts) => loadCached(root, { texts }));
  expect(readFileSync(join(root, 'solutions/shops.mdx'), 'utf8')).toBe(text);
});

test('errors that appear one at a time are all fixed, whatever the number of rounds', async () => {
  const signs = Array.from({ length: 12 }, (_, pears) => `Pears <${pears} today.`).join('\n\n');
  const root = contentOf({ 'solutions/shops/tills.mdx': `${TILLS}\n${signs}\n\n<Callout>\n` });
  const { diagnostics } = await fixContent(root, (texts) => loadCached(root, { texts }));
  expect(readFileSync(join(root, 'solutions/shops/tills.mdx'), 'utf8').match(/\\</g)).toHaveLength(12);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The tag <Callout> is never closed, or not in the list entry or paragraph in which it opens.',
  ]);
});

test('no link is fixed to the address of a file with an invalid name', async () => {
  const root = contentOf();
  renameSync(join(root, 'pages/apps.mdx'), join(root, 'pages/appS.mdx'));
  const { fixed } = await fixContent(root, (texts) => loadCached(root, { texts }));
  expect(fixed).toEqual([]);
});

test('thousands of invisible characters in a file are all deleted', async () => {
  const root = contentOf({ 'solutions/shops/tills.mdx': `${TILLS}\n${'a\ufeff\u202b\u0007'.repeat(1500)}\n` });
  const { diagnostics } = await fixContent(root, (texts) => loadCached(root, { texts }));
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  expect(readFileSync(join(root, 'solutions/shops/tills.mdx'), 'utf8')).toBe(`${TILLS}\n${'a'.repeat(1500)}\n`);
});

test.each([
  ['that undo each other end as soon as the text is one of before', (text: string) => (text === 'a' ? 'b' : 'a'), 2],
  ['that never end are as many as the file has lines', (text: string) => `${text}a`, 10],
])('fixes %s', async (_, change, count) => {
  const root = contentOf({ 'pages/apps.mdx': `a${'\n'.repeat(9)}` });
  const load = async (texts: ReadonlyMap<string, string>) => {
    const text = texts.get('pages/apps.mdx') ?? readFileSync(join(root, 'pages/apps.mdx'), 'utf8');
    const line = text.trimEnd();
    const range = { line: 1, column: 1, endLine: 1, endColumn: line.length + 1 };
    const fix = [{ ...range, text: change(line) }];
    const found: Diagnostic = { severity: 'error', code: 'text-is-readable', file: APPS, message: '', ...range, fix };
    return { diagnostics: [found], sources: new Map([[APPS, text]]), files: [], lists: {} };
  };
  expect((await fixContent(root, load)).fixed).toHaveLength(count);
});
