import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keptFolder } from '../../../../renderer/platform/cached-dir.mjs';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kept-'));
});

function fill(text: string) {
  return async (folder: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'text'), text);
  };
}

test('a folder is made once', async () => {
  const folder = await keptFolder(join(parent, 'one'), fill('first'));
  expect(await keptFolder(join(parent, 'one'), fill('second'))).toBe(folder);
  expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('first');
  expect(readdirSync(parent)).toEqual(['one']);
});

test('two who make it at once both have it whole', async () => {
  const [one, other] = await Promise.all([
    keptFolder(join(parent, 'one'), fill('same')),
    keptFolder(join(parent, 'one'), fill('same')),
  ]);
  expect(one).toBe(other);
  expect(readFileSync(join(one, 'text'), 'utf8')).toBe('same');
  expect(readdirSync(parent)).toEqual(['one']);
});

test('what can’t be made leaves nothing behind', async () => {
  const fail = async (folder: string) => {
    mkdirSync(folder, { recursive: true });
    throw new Error('no space');
  };
  await expect(keptFolder(join(parent, 'one'), fail)).rejects.toThrow('no space');
  expect(readdirSync(parent)).toEqual([]);
});

test('the four used last stay', async () => {
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    await keptFolder(join(parent, name), fill(name));
    utimesSync(join(parent, name), index + 1, index + 1);
  }
  await keptFolder(join(parent, 'a'), fill('used again'));
  await keptFolder(join(parent, 'e'), fill('e'));
  expect(readdirSync(parent).sort()).toEqual(['a', 'c', 'd', 'e']);
  expect(existsSync(join(parent, 'b'))).toBe(false);
});
