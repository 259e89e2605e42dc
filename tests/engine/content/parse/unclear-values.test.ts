import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAndValidate } from '../../../../renderer/content/checked-file/parse-and-validate';
import { FileCache } from '../../../../renderer/content/parse/file-cache';
import textIsReadable from '../../../../renderer/content/rules/text-is-readable';
import { siteTokens } from '../../../../renderer/content/schema/tokens';
import { site } from '../../../support/site';

const PATH = 'solutions/shops/tills.mdx';
const page = readFileSync(`content/${PATH}`, 'utf8');
const [, fields = ''] = /^(---\n.*?\n---\n)/s.exec(page) ?? [];

function read(text: string) {
  return parseAndValidate({ path: PATH, label: `content/${PATH}`, text }, site, new FileCache());
}

test('suggestions for an unknown field in a group are fields of that group', () => {
  const hero = page.replace(/^( *)heading:/m, '$1headnig: One\n$1heading:');
  expect(hero).not.toBe(page);
  const [unknown] = read(hero).diagnostics.filter(({ code }) => code === 'keys-are-known');
  expect(unknown?.suggestion).toContain('heading');
});

test.each(['\ufffd', '\u0000'])('garbled text is not deleted: %j', (character) => {
  const { diagnostics } = read(page + character);
  expect(diagnostics).toMatchObject([{ code: 'text-is-readable' }]);
  expect(diagnostics[0]?.fix).toBeUndefined();
});

test.each([
  ['a paragraph', 'One &#x2066;two.'],
  ['a heading', '## One &#x2066;two'],
  ['a cell of a table', '| A |\n| - |\n| One &#x2066;two |'],
])('an unclosed direction isolate in %s is found', (_, body) => {
  const { file } = read(`${fields}\n${body}\n`);
  if (!file) throw new Error('The page cannot be read');
  expect(textIsReadable.file?.(file, {}, siteTokens({}))).toMatchObject([{ found: 'U+2066' }]);
});
