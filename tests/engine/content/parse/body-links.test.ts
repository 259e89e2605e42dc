import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAndValidate } from '../../../../renderer/content/checked-file/parse-and-validate';
import { linksOf } from '../../../../renderer/content/parse/body-links';
import { FileCache } from '../../../../renderer/content/parse/file-cache';
import { parseBody } from '../../../../renderer/content/parse/parse-body';
import { site } from '../../../support/site';

const PAGE = 'content/solutions/shops/tills.mdx';
const [, fields = ''] = /^(---\n.*?\n---\n)/s.exec(readFileSync(PAGE, 'utf8')) ?? [];

test('the location of a bare link is its address', () => {
  const body = 'See https://shop.example today.';
  const range = { line: 1, column: 5, endLine: 1, endColumn: 25 };
  expect(linksOf(parseBody(body).tree, body)).toEqual([
    { url: 'https://shop.example', range, isExact: true, words: 'https://shop.example' },
  ]);
});

test.each<[body: string, ...links: unknown[][]]>([
  ['[/a](/a)', ['/a', 6, 8, true, '/a']],
  ['[*b* /a](/a)', ['/a', 10, 12, true, 'b /a']],
  ['[](/a)', ['/a', 4, 6, true, '']],
  ['[b]()', ['', 1, 6, false, 'b']],
  ['[b](/a\\_c)', ['/a_c', 1, 11, false, 'b']],
  ['![/a](/a)', ['/a', 7, 9, true, '/a']],
  ['![](/a)', ['/a', 5, 7, true, '']],
  ['[b][/a]\n\n[/a]: /a', ['/a', 7, 9, true]],
  ['![b][c]\n\n[c]: /a', ['/a', 1, 8, false, 'b'], ['/a', 6, 8, true]],
  ['[//]: # (ask)'],
])('the links of %j are %j', (body, ...links) => {
  const found = linksOf(parseBody(body).tree, body);
  const places = found.map(({ url, range: { column, endColumn }, isExact, ...rest }) => [
    url,
    column,
    endColumn,
    isExact,
    ...Object.values(rest),
  ]);
  expect(places).toEqual(links);
});

test('of two definitions with the same name, the first counts', () => {
  const text = `${fields}\n![A shop][shop]\n\n[shop]: /media/one.webp\n[shop]: /media/two.webp\n`;
  const path = 'solutions/shops/tills.mdx';
  const { file } = parseAndValidate({ path, label: `content/${path}`, text }, site, new FileCache());
  const image = file?.parsed.links.find(({ alt }) => alt === 'A shop');
  expect(image?.url).toBe('/media/one.webp');
});
