import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputDir } from '../../../../scripts/build/output-dir';

const CODE = ['pages'];

/** A folder with these files in it. */
function folderWith(files: readonly string[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'out-folder-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
}

test('a site can be put where nothing is, in an empty folder, and in the place of another site', () => {
  const folder = folderWith([]);
  expect(outputDir(folder, CODE)).toBe(folder);
  expect(outputDir(join(folder, 'new'), CODE)).toBe(join(folder, 'new'));
  const site = folderWith(['content-manifest.json', 'more.txt']);
  expect(outputDir(site, CODE)).toBe(site);
});

test.each([
  ['.', 'what the site is made of lies in it'],
  ['..', 'what the site is made of lies in it'],
  ['content', 'what the site is made of lies in it'],
  ['content/new', 'it lies in content, of which the site is made'],
  ['pages/blog', 'it lies in pages, of which the site is made'],
  ['package.json', 'it is a file'],
  ['tests', 'its files, which are no built site, would be removed'],
])('a site can not be put into %s: %s', (folder, reason) => {
  expect(() => outputDir(folder, CODE)).toThrow(`The site can't be built in ${folder}: ${reason}.`);
});

test('where a link leads, there the site is put, and the link stays', () => {
  const site = folderWith(['content-manifest.json']);
  const links = folderWith([]);
  symlinkSync(site, join(links, 'dist'));
  expect(outputDir(join(links, 'dist'), CODE)).toBe(site);
  symlinkSync(resolve('tests'), join(links, 'tests'));
  expect(() => outputDir(join(links, 'tests'), CODE)).toThrow('would be removed');
});

test('files of others keep a site away even where a folder lies among them', () => {
  const folder = folderWith([]);
  mkdirSync(join(folder, 'photos'));
  expect(() => outputDir(folder, CODE)).toThrow('would be removed');
});
