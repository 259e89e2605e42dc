import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { discard, emptyTrash } from '../../../../renderer/commands/build/trash';

/** The folder of a site, with its name as a page. */
function siteIn(parent: string): string {
  const folder = join(parent, randomUUID());
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client', basename(folder)), 'a page');
  return folder;
}

/** Whether a site is in the trash, which may contain others. */
function isInTrash(site: string): boolean {
  return readdirSync('.cache/trash').some((name) => existsSync(join('.cache/trash', name, 'client', basename(site))));
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
  // A build of another test may have taken one, and deletes it.
  await expect.poll(() => sites.filter(isInTrash)).toEqual([]);
});

test('folders that could not be removed in time remain in the trash until it is emptied again', async () => {
  const site = siteIn('.cache');
  await discard(site);
  await emptyTrash(AbortSignal.abort());
  expect(isInTrash(site)).toBe(true);
  await emptyTrash();
  expect(isInTrash(site)).toBe(false);
});
