import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { discard, emptyTrash } from '../../../../renderer/commands/build/trash';

let trash = '';

/** Each test has a trash of its own, since builds of other tests empty that of the site. */
beforeEach(() => {
  mkdirSync('.cache/compiled', { recursive: true });
  const cache = mkdtempSync(resolve('.cache', 'trash-test-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  symlinkSync(resolve('.cache/compiled'), join(cache, 'compiled'), 'junction');
  vi.stubEnv('CACHE_FOLDER', cache);
  trash = join(cache, 'trash');
});

/** The folder of a site, with its name as a page. */
function siteIn(parent: string): string {
  const folder = join(parent, randomUUID());
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client', basename(folder)), 'a page');
  return folder;
}

function isInTrash(site: string): boolean {
  const names = existsSync(trash) ? readdirSync(trash) : [];
  return names.some((name) => existsSync(join(trash, name, 'client', basename(site))));
}

test('a folder is moved immediately, and deleted when the trash is emptied', async () => {
  const site = siteIn('.cache');
  await discard(site);
  expect([existsSync(site), isInTrash(site)]).toEqual([false, true]);
  await emptyTrash();
  expect(isInTrash(site)).toBe(false);
});

// Linux has a memory disk, a separate file system.
test.runIf(existsSync('/dev/shm'))('a folder on another disk is removed where it is', async () => {
  const site = siteIn('/dev/shm');
  await discard(site);
  expect([existsSync(site), isInTrash(site)]).toEqual([false, false]);
});

test('a missing folder is not an error', async () => {
  await expect(discard('.cache/nothing')).resolves.toBeUndefined();
});

test('two processes may empty the trash at once', async () => {
  const sites = [siteIn('.cache'), siteIn('.cache'), siteIn('.cache')];
  for (const site of sites) await discard(site);
  await Promise.all([emptyTrash(), emptyTrash()]);
  expect(sites.filter(isInTrash)).toEqual([]);
});

test('folders that could not be removed in time remain in the trash until it is emptied again', async () => {
  const site = siteIn('.cache');
  await discard(site);
  await emptyTrash(AbortSignal.abort());
  expect(isInTrash(site)).toBe(true);
  await emptyTrash();
  expect(isInTrash(site)).toBe(false);
});
