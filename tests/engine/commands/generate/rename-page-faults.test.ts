import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageChangeError } from '../../../../renderer/commands/generate/change-page';
import { renamePage } from '../../../../renderer/commands/generate/rename-page';
import { contentOf } from '../../../support/content-of';
import { foundFiles } from '../../../support/outputs-content';
import { textsIn } from '../../../support/texts-in';

/** The index of the failing write, from 1, and a hook before a content file is read. */
const disk = vi.hoisted(() => ({ calls: 0, failsAt: 0, beforeRead: () => {} }));

const count = vi.hoisted(() => () => {
  disk.calls += 1;
  if (disk.calls === disk.failsAt) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
});

vi.mock(import('node:fs'), async (load) => {
  const real = await load();
  return {
    ...real,
    writeFileSync: (...given: Parameters<typeof real.writeFileSync>) => {
      // The tests themselves write content files only by path.
      if (typeof given[0] === 'number' || /\.[\da-f-]{36}$/.test(String(given[0]))) count();
      return real.writeFileSync(...given);
    },
    renameSync: (...given: Parameters<typeof real.renameSync>) => {
      count();
      return real.renameSync(...given);
    },
    readFileSync: vi.fn((...given: Parameters<typeof real.readFileSync>) => {
      if (typeof given[0] === 'number') disk.beforeRead();
      return real.readFileSync(...given);
    }) as unknown as typeof real.readFileSync,
  };
});

vi.mock(import('node:fs/promises'), async (load) => {
  const real = await load();
  return {
    ...real,
    rename: async (...given: Parameters<typeof real.rename>) => {
      count();
      return real.rename(...given);
    },
  };
});

beforeEach(() => Object.assign(disk, { calls: 0, failsAt: 0, beforeRead: () => {} }));

test('whichever write fails, nothing is changed', async () => {
  const linking = `${foundFiles['press/a-release.mdx']}\n[Shops](/solutions/shops)\n`;
  const files = { ...foundFiles, 'press/a-release.mdx': linking };
  const root = contentOf(files);
  await renamePage(root, '/solutions/shops', '/solutions/stores');
  const { calls } = disk;
  expect(calls).toBeGreaterThan(4);
  for (let failsAt = 1; failsAt <= calls; failsAt += 1) {
    const tried = contentOf(files);
    const before = textsIn(tried);
    Object.assign(disk, { calls: 0, failsAt });
    const renaming = renamePage(tried, '/solutions/shops', '/solutions/stores');
    await expect(renaming, `call ${failsAt}`).rejects.toThrow(
      'Nothing was changed, because a file could not be written (Error: ENOSPC: no space left).',
    );
    expect(textsIn(tried), `call ${failsAt}`).toEqual(before);
  }
});

test('a file that is saved after it was read is not overwritten', async () => {
  const root = contentOf();
  const site = join(root, 'site.yaml');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  let reads = 0;
  disk.beforeRead = () => {
    reads += 1;
    // All files have been read once.
    if (reads > files) writeFileSync(site, `${readFileSync('content/site.yaml', 'utf8')}# A remark\n`);
  };
  const renaming = renamePage(root, '/solutions/tills', '/solutions/desks');
  await expect(renaming).rejects.toThrow(
    new PageChangeError('content/site.yaml was saved in the meantime. Try again. Nothing was changed.'),
  );
  expect(readFileSync(site, 'utf8')).toContain('# A remark');
});
