import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fillWeights, pageScale, showsHomeWeight } from '../../../../renderer/html/page-weight';
import { temporaryFolder } from '../../../support/temporary-folder';

const HOME = '<p><data value="home-weight">not measured yet</data></p>';
const WEIGHT = { text: 7168, styles: 2048, typeface: 19_354, scripts: 0 };

test('the weight of a page includes its document and the files that it loads immediately, compressed', () => {
  const client = temporaryFolder();
  mkdirSync(join(client, 'assets'));
  const noise = Array.from({ length: 4000 }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 7919) % 90)),
  ).join('');
  for (const file of ['a.css', 'b.css', 'loader.js', 'later.js']) writeFileSync(join(client, 'assets', file), noise);
  writeFileSync(join(client, 'assets/type.woff2'), 'x');
  const page =
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">' +
    '<link rel="preload" href="/assets/type.woff2"><script src="/assets/loader.js"></script><a href="/assets/later.js">x</a>';
  const compressed = brotliCompressSync(noise).length;
  const weight = pageScale(client)(page);
  expect(weight).toMatchObject({ styles: 2 * compressed, typeface: 1, scripts: compressed });
  expect(weight.text).toBeGreaterThan(50);
  expect(weight.text).toBeLessThan(page.length);
});

test('the weights replace their placeholders, and a missing weight is 0', () => {
  const page = '<data value="page-text"></data> <data value="page-scripts"></data> <data value="page-total"></data>';
  expect(fillWeights(page, WEIGHT)).toBe(
    '<data value="page-text">7.0 KB</data> <data value="page-scripts">0</data> <data value="page-total">27.9 KB</data>',
  );
});

test('the weight of the home page replaces its placeholder', () => {
  expect(showsHomeWeight(HOME)).toBe(true);
  expect(showsHomeWeight('<p>The home-weight is not here.</p>')).toBe(false);
  expect(fillWeights(HOME, WEIGHT, WEIGHT)).toBe('<p><data value="home-weight">28 KB</data></p>');
  expect(fillWeights(HOME, WEIGHT)).toBe(HOME);
});
