import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { addresses, expect, isOfNews, test } from './site';

/** By the ends of the names; only news has the other two. */
const sizes = { '': [1200, 630], '-4x3': [1200, 900], '-1x1': [1200, 1200] };

const expected = addresses.flatMap((address) =>
  Object.entries(sizes)
    .filter(([ending]) => ending === '' || isOfNews(address))
    .map(([ending, size]) => ({
      file: `dist/client/social${address === '/' ? '/index' : address}${ending}.png`,
      size,
    })),
);

test('every page has its pictures in the right sizes, and no other picture is there', async () => {
  for (const { file, size } of expected) {
    const png = readFileSync(file);
    expect(png.subarray(0, 8).toString('latin1'), file).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual(size);
    expect(png.length, file).toBeLessThan(300_000);
  }
  const found = await glob('dist/client/social/**/*');
  expect(found.sort()).toEqual(expected.map(({ file }) => file).sort());
});

test('no two pages have the same picture', () => {
  const digests = expected.map(({ file }) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  expect(new Set(digests).size).toBe(expected.length);
});

test('a picture is served as one', async ({ request }) => {
  const response = await request.get('/social/index.png');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
});
