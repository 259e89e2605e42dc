import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_WORDS } from '../../../../renderer/content/checked-file/text-block';
import { siteTokens } from '../../../../renderer/content/schema/tokens';
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
  expect(file.texts({ pattern: new RegExp(`^${first?.text}`, 'm') })).toContain(first);
});

test('the texts of a body are its blocks; what is in another language is one of its own, and so are alternative texts', async () => {
  const file = await fileWith(
    'One *and* `code` <Quote lang="de">*zwei*</Quote>three ![four](/media/a.webp) ![five][a]\n\n[a]: /media/a.webp',
  );
  const texts = file.texts().map(({ text, lang, type }) => `${lang} ${type}: ${text}`);
  expect(texts.slice(-5)).toEqual([
    `en paragraph: One and ${NO_WORDS} ${NO_WORDS}three ${NO_WORDS} ${NO_WORDS}`,
    'en property: de',
    'de paragraph: zwei',
    'en alternative text: four',
    'en alternative text: five',
  ]);
});

test('with tokens filled in, a place in a token is the token, and a fix changes only what is typed', async () => {
  const file = await fileWith('Under [[setup]], *over [[more]]* in [[unknown]].');
  const tokens = siteTokens({ setup: 'two hours', more: 'a [[setup]]' });
  const block = file.texts({ pattern: /Under/, tokens }).at(-1);
  expect(block?.text).toBe('Under two hours, over a two hours in [[unknown]].');
  const foundAt = (found: string) => {
    const start = block?.text.indexOf(found) ?? -1;
    const { column, endColumn, fix } = block?.at(start, start + found.length, { ...problem, replacement: 'x' }) ?? {};
    return {
      found: file.text
        .split('\n')
        .at(-2)
        ?.slice((column ?? 0) - 1, (endColumn ?? 0) - 1),
      isFixed: fix !== undefined,
    };
  };
  expect(foundAt('hours')).toEqual({ found: '[[setup]]', isFixed: false });
  expect(foundAt('Under two')).toEqual({ found: 'Under [[setup]]', isFixed: false });
  expect(foundAt('over')).toEqual({ found: 'over', isFixed: true });
  expect(foundAt('hours, over a')).toEqual({ found: '[[setup]], *over [[more]]', isFixed: false });
  expect(foundAt('unknown')).toEqual({ found: 'unknown', isFixed: true });
});

test('a place is found behind escapes, entities, marks of quotations, and line breaks', async () => {
  const file = await fileWith('> Caf&eacute; \\* and\n> tea &amp; cake');
  const block = file.texts().at(-1);
  expect(block?.text).toBe('Café * and\ntea & cake');
  const place = (found: string) => {
    const start = block?.text.indexOf(found) ?? -1;
    return block?.at(start, start + found.length, problem);
  };
  expect(place('* and')).toMatchObject({ column: 16, endColumn: 21 });
  expect(place('cake')).toMatchObject({ column: 13, endColumn: 17 });
  expect(place('Café')).toMatchObject({ column: 3, endColumn: 14 });
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
