import * as fs from 'node:fs';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from '../../../renderer/platform/watch-folder';
import { contentOf } from '../../support/content-of';

vi.mock('node:fs', { spy: true });

const PATIENCE = { timeout: 20_000 };

let stop = async () => {};
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(async () => {
  await stop();
  vi.resetAllMocks();
});

/** Watches a folder with a fake check that records its arguments. */
function watching(root: string, check: () => Promise<void> = async () => {}) {
  const told: (readonly string[] | 'anything')[] = [];
  stop = watchFolder(root, (changed) => {
    told.push(changed ? [...changed] : 'anything');
    return check();
  });
  return told;
}

test('a folder that is created while the watcher starts is watched', async () => {
  const root = contentOf();
  const late = join(root, 'pages/late');
  const { watch } = await vi.importActual<typeof fs>('node:fs');
  // The last moment before a watcher would report it.
  vi.mocked(fs.watch).mockImplementation((folder, listener) => {
    if (folder === join(root, 'pages')) mkdirSync(late);
    return watch(folder, listener);
  });
  const told = watching(root);
  writeFileSync(join(late, 'page.mdx'), '');
  await vi.waitFor(() => expect(told).toContainEqual(['pages/late/page.mdx']), PATIENCE);
});

test('a file that editors replace is watched after every save, even in a replaced folder', async () => {
  const root = contentOf();
  const pages = join(root, 'pages');
  const told = watching(root);
  const save = async (name: string) => {
    told.length = 0;
    writeFileSync(join(pages, 'page.mdx~'), name);
    renameSync(join(pages, 'page.mdx~'), join(pages, 'page.mdx'));
    const heard = () => told.flat().some((path) => path === 'pages/page.mdx' || path === 'anything');
    await vi.waitFor(() => expect(heard()).toBe(true), PATIENCE);
  };
  await save('first');
  await save('second');
  renameSync(pages, join(root, 'former'));
  mkdirSync(pages);
  await vi.waitFor(() => expect(told).toContain('anything'), PATIENCE);
  await save('third');
  await save('fourth');
});

test('an unreadable folder is printed, and all others are watched', async () => {
  const root = contentOf();
  const denied = new Error('EACCES: permission denied');
  const { readdirSync } = await vi.importActual<typeof fs>('node:fs');
  vi.mocked(fs.readdirSync).mockImplementation((...args) => {
    if (String(args[0]).endsWith('solutions')) throw denied;
    return Reflect.apply(readdirSync, fs, args);
  });
  const told = watching(root);
  expect(console.error).toHaveBeenCalledWith(expect.any(String), denied);
  writeFileSync(join(root, 'pages/page.mdx'), '');
  await vi.waitFor(() => expect(told).toContainEqual(['pages/page.mdx']), PATIENCE);
});

test('a check that fails is printed, and the next change is checked', async () => {
  const root = contentOf();
  const fault = new Error('A fault of the check');
  const check = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
  const told = watching(root, check);
  await vi.waitFor(
    () => expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Waiting'), fault),
    PATIENCE,
  );
  writeFileSync(join(root, 'pages/page.mdx'), '');
  await vi.waitFor(() => expect(told).toContainEqual(['pages/page.mdx']), PATIENCE);
});
