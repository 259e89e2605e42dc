import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fillHomeWeight, homeWeight, showsHomeWeight } from '../../../../renderer/html/home-weight';
import { temporaryFolder } from '../../../support/temporary-folder';

const PLACE = '<p><data value="home-weight">not measured yet</data></p>';

test('the weight is that of the document and of the files that it loads immediately, each compressed', async () => {
  const client = temporaryFolder();
  mkdirSync(join(client, 'assets'));
  const noise = Array.from({ length: 4000 }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 7919) % 90)),
  ).join('');
  writeFileSync(join(client, 'assets/a.css'), noise);
  writeFileSync(join(client, 'assets/later.js'), noise.repeat(9));
  const home = `<link rel="stylesheet" href="/assets/a.css"><link rel="preload" href="/assets/a.css"><a href="/assets/later.js">x</a>`;
  const expected = Math.ceil((home.length + Math.min(noise.length, gzipSync(noise).length)) / 1024);
  expect(await homeWeight(home, client)).toBe(`${expected} KB`);
});

test('the weight is written into its place', () => {
  expect(fillHomeWeight(PLACE, '90 KB')).toBe('<p><data value="home-weight">90 KB</data></p>');
  // Digits and dollar signs mean something in a pattern's replacement.
  expect(fillHomeWeight(PLACE, '$& KB')).toBe('<p><data value="home-weight">$& KB</data></p>');
});

test('only a page with the place for it shows the weight', () => {
  expect(showsHomeWeight(PLACE)).toBe(true);
  expect(showsHomeWeight('<p>The home-weight is not here.</p>')).toBe(false);
});
