import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cachedFolder } from '../../../renderer/platform/disk-cache.mjs';
import { temporaryFolder } from '../../support/temporary-folder';

let parent: string;
beforeEach(() => {
  parent = temporaryFolder();
});

function fill(text: string) {
  return async (folder: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'text'), text);
  };
}

test('a folder is created only once', async () => {
  const folder = await cachedFolder(join(parent, 'one'), fill('first'));
  expect(await cachedFolder(join(parent, 'one'), fill('second'))).toBe(folder);
  expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('first');
  expect(readdirSync(parent)).toEqual(['one']);
});

test.each([
  ['emptied', (file: string) => writeFileSync(file, '')],
  ['cut off', (file: string) => writeFileSync(file, 'firs')],
  ['changed, with the same length', (file: string) => writeFileSync(file, 'First')],
  ['missing', (file: string) => rmSync(file)],
  ['beside one that does not belong there', (file: string) => writeFileSync(`${file}.js`, '')],
])('a folder with a file that is %s is created again', async (_, damage) => {
  const folder = await cachedFolder(join(parent, 'one'), fill('first'));
  damage(join(folder, 'text'));
  expect(await cachedFolder(join(parent, 'one'), fill('again'))).toBe(folder);
  expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('again');
  expect(readdirSync(parent)).toEqual(['one']);
});

test('a folder with a damaged list of hashes is created again', async () => {
  const folder = await cachedFolder(join(parent, 'one'), fill('first'));
  for (const name of readdirSync(folder)) if (name !== 'text') writeFileSync(join(folder, name), '');
  await cachedFolder(join(parent, 'one'), fill('again'));
  expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('again');
});

test('two processes that create a folder at the same time both get it complete', async () => {
  const [one, other] = await Promise.all([
    cachedFolder(join(parent, 'one'), fill('same')),
    cachedFolder(join(parent, 'one'), fill('same')),
  ]);
  expect(one).toBe(other);
  expect(readFileSync(join(one, 'text'), 'utf8')).toBe('same');
  expect(readdirSync(parent)).toEqual(['one']);
});

test('a failure leaves no files', async () => {
  const fail = async (folder: string) => {
    mkdirSync(folder, { recursive: true });
    throw new Error('no space');
  };
  await expect(cachedFolder(join(parent, 'one'), fail)).rejects.toThrow('no space');
  expect(readdirSync(parent)).toEqual([]);
});

test('the four most recently used folders are kept', async () => {
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    await cachedFolder(join(parent, name), fill(name));
    utimesSync(join(parent, name), index + 1, index + 1);
  }
  await cachedFolder(join(parent, 'a'), fill('used again'));
  await cachedFolder(join(parent, 'e'), fill('e'));
  expect(readdirSync(parent).sort()).toEqual(['a', 'c', 'd', 'e']);
  expect(existsSync(join(parent, 'b'))).toBe(false);
});
