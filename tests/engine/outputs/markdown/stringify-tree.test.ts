import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { textOf } from '../../../../renderer/content/parse/headings';
import { stringifyTree } from '../../../../renderer/outputs/markdown/stringify-tree';

const parser = unified().use(remarkParse).use(remarkGfm);
const signs = [
  ...'aBé中1 .,:;!?"\'()[]{}<>*_`~#+-=|\\/@&%$^',
  'www',
  'http',
  'us@a.example',
  '&amp;',
  '1. ',
  '- ',
  '. ',
];
const texts = fc
  .string({ unit: fc.constantFrom(...signs), minLength: 1 })
  .map((text) => `a${text.trim().replace(/ +/g, ' ')}z`);

const plain = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string) => ({ type: 'paragraph' as const, children: [plain(value)] });
const heading = (value: string) => ({ type: 'heading' as const, depth: 3 as const, children: [plain(value)] });
const row = (...cells: string[]) => ({
  type: 'tableRow' as const,
  children: cells.map((value) => ({ type: 'tableCell' as const, children: [plain(value)] })),
});

function readAgain(...children: Root['children']): string[] {
  const tree = parser.parse(stringifyTree({ type: 'root', children }));
  return tree.children.map(textOf);
}

test.each(['a[www.&amp;az', 'www.(a)', 'a(www.[az', 'a<{us@a.example>'])('%s survives a round trip', (text) => {
  expect(readAgain(paragraph(text))).toEqual([text]);
});

test('an address remains unchanged', () => {
  const link = { type: 'link' as const, url: 'https://www.a.example/', children: [plain('www.a.example')] };
  expect(stringifyTree({ type: 'root', children: [{ type: 'paragraph', children: [link] }] })).toBe(
    '[www.a.example](https://www.a.example/)\n',
  );
});

test('a text with any special characters survives a round trip in every position', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(readAgain(paragraph(one))).toEqual([one]);
      expect(readAgain(heading(one), paragraph(other))).toEqual([one, other]);
      const items = [[paragraph(one)], [heading(other), paragraph(one)]];
      const list = items.map((blocks) => ({ type: 'listItem' as const, spread: true, children: blocks }));
      expect(readAgain({ type: 'list', ordered: true, children: list })).toEqual([`${one} ${other} ${one}`]);
      const table = { type: 'table' as const, children: [row(one, other), row(other, one)] };
      expect(readAgain(table)).toEqual([`${one} ${other} ${other} ${one}`]);
      const link = { type: 'link' as const, url: 'https://a.example/', children: [plain(other)] };
      const strong = { type: 'strong' as const, children: [plain(one)] };
      const line = [strong, plain(' '), link, plain(` ${one}`)];
      expect(readAgain({ type: 'paragraph', children: line })).toEqual([`${one} ${other} ${one}`]);
    }),
  );
});
