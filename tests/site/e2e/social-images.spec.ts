import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { addresses, expect, isOfNews, test } from './site';

/** The sizes by the ends of file names; only news has the last two. */
const sizes = { '': [1200, 630], '-4x3': [1200, 900], '-1x1': [1200, 1200] };

const expected = addresses.flatMap((address) =>
  Object.entries(sizes)
    .filter(([ending]) => ending === '' || isOfNews(address))
    .map(([ending, size]) => ({
      file: `dist/client/social${address === '/' ? '/index' : address}${ending}.png`,
      size,
    })),
);

test('every page has its images in the right sizes, and there are no other images', async () => {
  for (const { file, size } of expected) {
    const png = readFileSync(file);
    expect(png.subarray(0, 8).toString('latin1'), file).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual(size);
    expect(png.length, file).toBeLessThan(300_000);
  }
  const found = await glob('dist/client/social/**/*');
  expect(found.sort()).toEqual(expected.map(({ file }) => file).sort());
});

test('no two pages have the same image', () => {
  const digests = expected.map(({ file }) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  expect(new Set(digests).size).toBe(expected.length);
});

test('an image is served with its type', async ({ request }) => {
  const response = await request.get('/social/index.png');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
});
