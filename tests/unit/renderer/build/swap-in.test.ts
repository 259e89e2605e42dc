import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreSite, stagingOf, swapIn } from '../../../../renderer/build/swap-in';

/** A process of this number can't be: Linux ends at 4,194,304. */
const GONE = 4_999_999;

/** The folder in which a process builds what becomes dist. */
const building = (process: number) => `.dist.building-${process}`;

function folderWith(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'swap-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), name);
  }
  return folder;
}

const siteIn = (folder: string) => readFileSync(join(folder, 'dist/index.html'), 'utf8');

test('a new site takes the place of the last one, which is left for removal', async () => {
  const folder = folderWith(['dist', building(77)]);
  const last = await swapIn(join(folder, building(77)), join(folder, 'dist'));
  expect(siteIn(folder)).toBe(building(77));
  expect(readFileSync(join(last, 'index.html'), 'utf8')).toBe('dist');
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([last, join(folder, 'dist')]);
});

test('a site that was moved aside by a build which was killed comes back, and its staging folder goes', async () => {
  const folder = folderWith([`${building(GONE)}.old`, building(GONE)]);
  await restoreSite(join(folder, 'dist'));
  expect(siteIn(folder)).toBe(`${building(GONE)}.old`);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('folders of builds that still run, and folders of others, are let alone', async () => {
  const names = ['dist', building(process.ppid), 'dist.2024', 'dist.mine', `.distant.building-${GONE}`];
  const folder = folderWith(names);
  await restoreSite(join(folder, 'dist'));
  expect(readdirSync(folder).sort()).toEqual(names.sort());
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
});

test('what a killed build with the number of this process has left is mended as well', async () => {
  const own = basename(stagingOf(join('any', 'dist')));
  const folder = folderWith([`${own}.old`, own]);
  await restoreSite(join(folder, 'dist'));
  expect(siteIn(folder)).toBe(`${own}.old`);
  expect(readdirSync(folder)).toEqual(['dist']);
});
