import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { textOf } from '../../../../../renderer/content/parse/headings';
import { heading, link, list, paragraph, strong, table } from '../../../../../renderer/outputs/markdown/nodes';
import { stringifyTree } from '../../../../../renderer/outputs/markdown/stringify-tree';

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

function readAgain(...children: Root['children']): string[] {
  const tree = parser.parse(stringifyTree({ type: 'root', children }));
  return tree.children.map(textOf);
}

test('whatever signs a text has, it is read again as it was, in every place', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(readAgain(paragraph(one))).toEqual([one]);
      expect(readAgain(heading(2, one), paragraph(other))).toEqual([one, other]);
      expect(readAgain(list([one, [heading(3, other), paragraph(one)]], 'ordered'))).toEqual([
        `${one} ${other} ${one}`,
      ]);
      expect(readAgain(table([one, other], [[other, one]]))).toEqual([`${one} ${other} ${other} ${one}`]);
      const target = { label: other, href: 'https://a.example/' };
      expect(readAgain(paragraph(strong(one), ' ', link(target), ' ', one))).toEqual([`${one} ${other} ${one}`]);
    }),
  );
});
