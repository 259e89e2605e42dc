import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { outputDir } from '../../../../renderer/commands/build/output-dir';
import { temporaryFolder } from '../../../support/temporary-folder';

const CODE = ['pages'];

/** A folder with the given files. */
function folderWith(files: readonly string[]): string {
  const folder = realpathSync(temporaryFolder());
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
}

test('a site can be built into a new folder, an empty folder, and over another site', () => {
  const folder = folderWith([]);
  expect(outputDir(folder, CODE)).toBe(folder);
  expect(outputDir(join(folder, 'new'), CODE)).toBe(join(folder, 'new'));
  const site = folderWith(['content-manifest.json', 'more.txt']);
  expect(outputDir(site, CODE)).toBe(site);
});

test.each([
  ['.', 'it contains source files'],
  ['..', 'it contains source files'],
  ['content', 'it contains source files'],
  ['content/new', 'it is in content, which contains source files'],
  ['pages/blog', 'it is in pages, which contains source files'],
  ['public/favicon.svg', 'it is a file'],
  ['public', 'it contains files that are not a built site, and they would be deleted'],
])('a site cannot be built into %s: %s', (folder, reason) => {
  expect(() => outputDir(folder, CODE)).toThrow(`The site can't be built in ${folder}: ${reason}.`);
});

test('if the folder is a symbolic link, the site is built into its target, and the link remains', () => {
  const site = folderWith(['content-manifest.json']);
  const links = folderWith([]);
  symlinkSync(site, join(links, 'dist'));
  expect(outputDir(join(links, 'dist'), CODE)).toBe(site);
  symlinkSync(resolve('public'), join(links, 'public'));
  expect(() => outputDir(join(links, 'public'), CODE)).toThrow('would be deleted');
});

test('foreign files prevent a build, even if there is a folder among them', () => {
  const folder = folderWith([]);
  mkdirSync(join(folder, 'photos'));
  expect(() => outputDir(folder, CODE)).toThrow('would be deleted');
});

test('the advice never recommends a folder that would be refused', () => {
  const project = process.cwd();
  const folder = folderWith([]);
  process.chdir(folder);
  try {
    mkdirSync('dist/client', { recursive: true });
    writeFileSync('dist/client/content-manifest.json', '');
    expect(() => outputDir('dist', CODE)).toThrow('Choose a separate folder, such as --out site.');
    expect(outputDir('site', CODE)).toBe(join(folder, 'site'));
  } finally {
    process.chdir(project);
  }
});

test.runIf(existsSync('/dev/shm'))('a mounted volume is refused, and a folder in it is not', () => {
  expect(() => outputDir('/dev/shm', CODE)).toThrow('it is a mounted volume, which can');
  expect(outputDir('/dev/shm/new-site', CODE)).toBe('/dev/shm/new-site');
});
