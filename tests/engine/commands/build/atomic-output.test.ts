import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { promote, recoverSite, stagingDir, startHeartbeat } from '../../../../renderer/commands/build/atomic-output';
import { temporaryFolder } from '../../../support/temporary-folder';

/** No process can have this ID, because the maximum on Linux is 4,194,304. */
const GONE = 4_999_999;

/** The name of this machine in staging folders, and a name that no machine has. */
const [, MACHINE = ''] = /building-(\w+)-/.exec(stagingDir('dist')) ?? [];
const OTHER_MACHINE = '0123456789ab';

/** The staging folder of a process. */
const building = (process: number, machine = MACHINE) => `.dist.building-${machine}-${process}`;

function folderWith(names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), name);
  }
  return folder;
}

const siteIn = (folder: string) => readFileSync(join(folder, 'dist/index.html'), 'utf8');

test('a new site replaces the last site, which remains for removal', async () => {
  const folder = folderWith(['dist', building(77)]);
  const last = await promote(join(folder, building(77)), join(folder, 'dist'));
  expect(siteIn(folder)).toBe(building(77));
  expect(readFileSync(join(last, 'index.html'), 'utf8')).toBe('dist');
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([last, join(folder, 'dist')]);
});

test('a site that a killed build moved aside is restored, and its staging folder is removed', async () => {
  const folder = folderWith([`${building(GONE)}.old`, building(GONE)]);
  await recoverSite(join(folder, 'dist'));
  expect(siteIn(folder)).toBe(`${building(GONE)}.old`);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('folders of running builds, and foreign folders, are left alone', async () => {
  const names = ['dist', building(process.ppid), 'dist.2024', 'dist.mine', `.distant.building-${GONE}`];
  const folder = folderWith(names);
  await recoverSite(join(folder, 'dist'));
  expect(readdirSync(folder).sort()).toEqual(names.sort());
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
});

test('the folder of a build on another machine remains while its heartbeat is recent', async () => {
  const [alive, dead] = [building(GONE, OTHER_MACHINE), building(GONE + 1, OTHER_MACHINE)];
  const folder = folderWith(['dist', alive, dead]);
  const longAgo = Date.now() / 1000 - 3600;
  utimesSync(join(folder, dead), longAgo, longAgo);
  await recoverSite(join(folder, 'dist'));
  expect(readdirSync(folder).sort()).toEqual([alive, 'dist'].sort());
});

test('a site that a build on another machine has just moved aside is restored', async () => {
  const folder = folderWith([`${building(GONE, OTHER_MACHINE)}.old`]);
  await recoverSite(join(folder, 'dist'));
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build has a heartbeat until it ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const folder = folderWith([]);
  const staging = stagingDir(join(folder, 'dist'));
  const stop = await startHeartbeat(staging);
  utimesSync(staging, 0, 0);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(statSync(staging).mtimeMs).toBeGreaterThan(0));
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('leftovers of a killed build with the same process ID are cleaned up, too', async () => {
  const own = basename(stagingDir(join('any', 'dist')));
  const folder = folderWith([`${own}.old`, own]);
  await recoverSite(join(folder, 'dist'));
  expect(siteIn(folder)).toBe(`${own}.old`);
  expect(readdirSync(folder)).toEqual(['dist']);
});
