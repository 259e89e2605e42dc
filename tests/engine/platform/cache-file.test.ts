import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCacheFile, writeCacheFile } from '../../../renderer/platform/cache-file';
import { temporaryFolder } from '../../support/temporary-folder';

/** A file in a folder that does not exist yet. */
const newFile = () => join(temporaryFolder(), 'cache', 'lines.txt');

test.each([
  ['no line', []],
  ['a line', ['one']],
  [
    'more than one chunk, in characters of several bytes',
    Array.from({ length: 70_000 }, (_, at) => `${at} Grüße 📬 ☕ ${'x'.repeat(20)}`),
  ],
])('%s is read back unchanged', (_, lines) => {
  const file = newFile();
  writeCacheFile({ file, version: 'version-1' }, lines);
  expect([...readCacheFile({ file, version: 'version-1' })]).toEqual(lines);
  expect(readdirSync(join(file, '..'))).toEqual(['lines.txt']);
});

test('saving replaces everything saved before', () => {
  const file = newFile();
  writeCacheFile({ file, version: 'version-1' }, ['a long line', 'and another one']);
  writeCacheFile({ file, version: 'version-2' }, ['short']);
  expect([...readCacheFile({ file, version: 'version-2' })]).toEqual(['short']);
});

test('a file that is missing, damaged or from another version is ignored', () => {
  const file = newFile();
  expect([...readCacheFile({ file, version: 'version-1' })]).toEqual([]);
  writeCacheFile({ file, version: 'version-1' }, ['one', 'two']);
  expect([...readCacheFile({ file, version: 'version-2' })]).toEqual([]);
  writeFileSync(file, readFileSync(file, 'utf8').replace('two', 'too'));
  expect([...readCacheFile({ file, version: 'version-1' })]).toEqual([]);
});

test('a failed save leaves the file unchanged, and no other files behind', () => {
  const file = newFile();
  writeCacheFile({ file, version: 'version-1' }, ['one']);
  const broken = function* () {
    yield 'two';
    throw new Error('No more');
  };
  expect(() => writeCacheFile({ file, version: 'version-1' }, broken())).toThrow('No more');
  expect([...readCacheFile({ file, version: 'version-1' })]).toEqual(['one']);
  expect(readdirSync(join(file, '..'))).toEqual(['lines.txt']);
});
