import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FileCache } from '../../../../../renderer/content/parse/file-cache';
import { parseAndValidate } from '../../../../../renderer/content/parse/parse-and-validate';

const PAGE = 'tests/fixtures/base-content/solutions/shops/tills.mdx';
const [, fields = ''] = /^(---\n.*?\n---\n)/s.exec(readFileSync(PAGE, 'utf8')) ?? [];

test('of two definitions with one name, the first counts', () => {
  const text = `${fields}\n![A shop][shop]\n\n[shop]: /media/one.webp\n[shop]: /media/two.webp\n`;
  const path = 'solutions/shops/tills.mdx';
  const { files } = parseAndValidate({ path, label: `content/${path}`, text }, new FileCache());
  const image = files[0]?.file.links.find(({ alt }) => alt === 'A shop');
  expect(image?.url).toBe('/media/one.webp');
});
