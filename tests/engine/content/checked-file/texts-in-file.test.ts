import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkedContentOf } from '../../../support/checked-content';

const [head = ''] = readFileSync('../imprint.mdx', 'utf8').split('\n## ');
const problem = { code: 'text-is-finished', message: '' };

/** A file with the given body. */
async function fileWith(body: string) {
  const content = await checkedContentOf({ 'legal/imprint.mdx': `${head}\n${body}\n` });
  const file = content.fileAt('/imprint');
  if (!file) throw new Error('There is no such file');
  return file;
}

test('a pattern is found even at the start of the first text', async () => {
  const file = await fileWith('## Who we are');
  const [first] = file.texts();
  expect(first?.text).toMatch(/^\w/);
  expect(file.texts(new RegExp(`^${first?.text}`, 'm'))).toContain(first);
});

test('the texts of a body are its text nodes and the alternative texts of pictures, each with its language', async () => {
  const file = await fileWith(
    'One <Quote lang="de">zwei</Quote>three ![four](/media/a.webp) ![five][a]\n\n[a]: /media/a.webp',
  );
  const texts = file.texts().map(({ text, lang }) => `${lang}: ${text}`);
  expect(texts.slice(texts.indexOf('en: One '))).toEqual([
    'en: One ',
    'de: de',
    'de: zwei',
    'en: three ',
    'en: four',
    'en:  ',
    'en: five',
  ]);
});

test('in a very long text that differs from its source, the whole text is marked', async () => {
  for (const [length, line] of [
    [20_000, 2],
    [20_001, 1],
  ] as const) {
    const [first, last] = ['a'.repeat(length - 5), 'word'];
    const file = await fileWith(`${first}\n  ${last}`);
    const { at, text } = file.texts().at(-1) ?? {};
    expect(text).toBe(`${first}\n${last}`);
    const start = file.text.split('\n').indexOf(first) + 1;
    expect(at?.(length - 4, length, problem)).toMatchObject({ line: start + line - 1, endLine: start + 1 });
  }
});

test('a plain value gets no fix at its start that could be read as markup', async () => {
  const file = await fileWith('## Who we are');
  const { at } = file.texts().find(({ text }) => text.startsWith('Imprint and')) ?? {};
  const fixOf = (start: number, replacement: string) => at?.(start, start + 7, { ...problem, replacement }).fix;
  expect(fixOf(0, '[[site.name]]')).toBeUndefined();
  expect(fixOf(0, 'Über')).toBeDefined();
  expect(fixOf(8, '[[site.name]]')).toBeDefined();
});

test('brackets in code are not tokens, but brackets right after code are', async () => {
  const file = await fileWith('It says `[[one]]`[[two]] and [[three]].');
  expect(file.tokens.map(({ id }) => id)).toEqual(['two', 'three']);
});
