import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCacheFile, writeCacheFile } from '../../../../renderer/platform/cache-file';

/** A file in a folder that is not there yet. */
function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'kept', 'lines.txt');
}

test.each([
  ['no line', []],
  ['a line', ['one']],
  [
    'more than is written at once, in letters of several bytes',
    Array.from({ length: 70_000 }, (_, at) => `${at} Grüße 📬 ☕ ${'x'.repeat(20)}`),
  ],
])('%s comes back as it was saved', (_, lines) => {
  const file = newFile();
  writeCacheFile(file, 'version-1', lines);
  expect([...readCacheFile(file, 'version-1')]).toEqual(lines);
  expect(readdirSync(join(file, '..'))).toEqual(['lines.txt']);
});

test('what is saved again replaces what was there, and nothing of it is left', () => {
  const file = newFile();
  writeCacheFile(file, 'version-1', ['a long line', 'and another one']);
  writeCacheFile(file, 'version-2', ['short']);
  expect([...readCacheFile(file, 'version-2')]).toEqual(['short']);
});

test('nothing is believed that is not there, of another version, or damaged', () => {
  const file = newFile();
  expect([...readCacheFile(file, 'version-1')]).toEqual([]);
  writeCacheFile(file, 'version-1', ['one', 'two']);
  expect([...readCacheFile(file, 'version-2')]).toEqual([]);
  writeFileSync(file, readFileSync(file, 'utf8').replace('two', 'too'));
  expect([...readCacheFile(file, 'version-1')]).toEqual([]);
});

test('a save that fails leaves what was saved before, and nothing else', () => {
  const file = newFile();
  writeCacheFile(file, 'version-1', ['one']);
  const broken = function* () {
    yield 'two';
    throw new Error('No more');
  };
  expect(() => writeCacheFile(file, 'version-1', broken())).toThrow('No more');
  expect([...readCacheFile(file, 'version-1')]).toEqual(['one']);
  expect(readdirSync(join(file, '..'))).toEqual(['lines.txt']);
});
