import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fillWeights, weightOf, withWeights } from '../../../../components/layout/receipt/page-weight';
import { sentBytes } from '../../../../renderer/html/sent-bytes';
import { temporaryFolder } from '../../../support/temporary-folder';

const HOME = '<p><data value="home-weight">not measured yet</data></p>';
const WEIGHT = { text: 7168, styles: 2048, typeface: 19_354, scripts: 0, pictures: 0 };
const PICTURES = '<div data-row="pictures"><dt>Pictures</dt><dd><data value="page-pictures"></data></dd></div>';

const noVariants = async () => undefined;

test('a page weighs what its document and the files that it loads at once do, each compressed', async () => {
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
  const weight = await weightOf(page, sentBytes(client, true, noVariants));
  expect(weight).toMatchObject({ styles: 2 * compressed, typeface: 1, scripts: compressed });
  expect(weight.text).toBeGreaterThan(50);
  expect(weight.text).toBeLessThan(page.length);
});

test('a page weighs more if the host compresses it while it is sent', async () => {
  const client = temporaryFolder();
  const page = readFileSync('docs/speed.md', 'utf8');
  const textWith = async (isCompressed: boolean) =>
    (await weightOf(page, sentBytes(client, isCompressed, noVariants))).text;
  expect(await textWith(false)).toBeGreaterThan(await textWith(true));
});

test('a page weighs the pictures that a phone loads with it, and without one, nothing tells that it could', async () => {
  const client = temporaryFolder();
  mkdirSync(join(client, 'media'));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8"/>'.repeat(99)}</svg>`;
  writeFileSync(join(client, 'media/a b.svg'), drawing);
  const bytes = sentBytes(client, true, async (address) =>
    address === '/media/sizes/a-800.avif' ? 30_720 : undefined,
  );
  const weigh = (html: string) => weightOf(html, bytes);
  const first = '<picture><img src="/media/sizes/a-800.avif" alt="" loading="eager"/></picture>';
  const second = '<picture><img src="/media/a%20b.svg" alt="" loading="eager"/></picture>';
  const weight = await weigh(first + second + PICTURES);
  expect(weight.pictures).toBe(30_720 + brotliCompressSync(drawing).length);
  expect(fillWeights(PICTURES, weight)).toContain('<data value="page-pictures">30.');
  const lazy = '<p>Text</p><picture><img src="/media/b.svg" alt="" loading="lazy"/></picture>';
  expect(await weigh(lazy + PICTURES)).toEqual(await weigh(lazy));
  expect(fillWeights(lazy + PICTURES, await weigh(lazy))).toBe(lazy);
});

test('the weights are written into their places, and what is nothing is 0', () => {
  const page = '<data value="page-text"></data> <data value="page-scripts"></data> <data value="page-total"></data>';
  expect(fillWeights(page, WEIGHT)).toBe(
    '<data value="page-text">7.0 KB</data> <data value="page-scripts">0</data> <data value="page-total">27.9 KB</data>',
  );
});

test('the weight of the home page replaces its placeholder, and only a page with one asks for that page', async () => {
  const asked: string[] = [];
  const bytes = sentBytes(temporaryFolder(), true, noVariants);
  const documentAt = async (address: string) => {
    asked.push(address);
    return 'x'.repeat(9000);
  };
  await withWeights({ html: '<p>The home-weight is not here.</p>', documentAt, ...bytes });
  expect(asked).toEqual([]);
  expect((await withWeights({ html: HOME, documentAt, ...bytes }))(HOME)).toContain('>1 KB<');
  expect(asked).toEqual(['/']);
  expect(fillWeights(HOME, WEIGHT, WEIGHT)).toBe('<p><data value="home-weight">28 KB</data></p>');
  expect(fillWeights(HOME, WEIGHT)).toBe(HOME);
});
