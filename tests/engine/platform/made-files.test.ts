import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetUnusedFiles, madeFile } from '../../../renderer/platform/made-files';
import { temporaryFolder } from '../../support/temporary-folder';

const PICTURE = new Uint8Array([1, 2, 3, 4]);

/** Asks for the file of a key. @returns whether it had to be made */
async function isMadeNow(key: string, folder: string): Promise<boolean> {
  let isNow = false;
  const make = async () => {
    isNow = true;
    return PICTURE;
  };
  expect([...(await madeFile(key, make, folder))]).toEqual([...PICTURE]);
  return isNow;
}

test('a file is made once for its key', async () => {
  const folder = join(temporaryFolder(), 'not-there-yet');
  expect(await isMadeNow('a', folder)).toBe(true);
  expect(await isMadeNow('a', folder)).toBe(false);
  expect(await isMadeNow('b', folder)).toBe(true);
});

test.each([
  ['cut short', (entry: Buffer) => entry.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed by a bit', (entry: Buffer) => entry.fill(9, entry.length - 1)],
])('a file that is %s is made again', async (_name, harm) => {
  const folder = temporaryFolder();
  await isMadeNow('a', folder);
  writeFileSync(join(folder, 'a'), harm(readFileSync(join(folder, 'a'))));
  expect(await isMadeNow('a', folder)).toBe(true);
});

test('files that no build has used for a month are removed', async () => {
  const folder = temporaryFolder();
  const twoMonthsAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  for (const key of ['unused', 'used', 'new']) await isMadeNow(key, folder);
  for (const key of ['unused', 'used']) utimesSync(join(folder, key), twoMonthsAgo, twoMonthsAgo);
  await isMadeNow('used', folder);
  await forgetUnusedFiles(folder);
  expect(readdirSync(folder).sort()).toEqual(['new', 'used']);
});
