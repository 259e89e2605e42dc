import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ImageCache } from '../../../../renderer/outputs/social-images/image-cache';
import { temporaryFolder } from '../../../support/temporary-folder';

const PICTURE = new Uint8Array([1, 2, 3, 4]);

test('an image is only found under its key', async () => {
  const cache = new ImageCache(join(temporaryFolder(), 'not-there-yet'));
  expect(await cache.get('a')).toBeUndefined();
  await cache.set('a', PICTURE);
  expect(await cache.get('a')).toEqual(Buffer.from(PICTURE));
  expect(await cache.get('b')).toBeUndefined();
});

test.each([
  ['cut short', (entry: Buffer) => entry.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed by a bit', (entry: Buffer) => entry.fill(9, entry.length - 1)],
])('an entry that is %s is ignored', async (_name, harm) => {
  const folder = temporaryFolder();
  const cache = new ImageCache(folder);
  await cache.set('a', PICTURE);
  writeFileSync(join(folder, 'a'), harm(readFileSync(join(folder, 'a'))));
  expect(await cache.get('a')).toBeUndefined();
});

test('entries that no build has used for a month are removed', async () => {
  const folder = temporaryFolder();
  const cache = new ImageCache(folder);
  const twoMonthsAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  for (const key of ['unused', 'used', 'new']) await cache.set(key, PICTURE);
  for (const key of ['unused', 'used']) utimesSync(join(folder, key), twoMonthsAgo, twoMonthsAgo);
  await cache.get('used');
  await cache.forgetUnused();
  expect(readdirSync(folder).sort()).toEqual(['new', 'used']);
});
