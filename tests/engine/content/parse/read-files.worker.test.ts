import { afterEach, expect, test, vi } from 'vitest';
import { diskFolder } from '../../../../renderer/content/files/disk-folder';
import { read } from '../../../../renderer/content/parse/read';
import { contentOf } from '../../../support/content-of';
import { site } from '../../../support/site';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('../../../../renderer/platform/workers/worker-proxy');
  vi.doUnmock('../../../../renderer/content/parse/read');
  warn.mockClear();
});

/** The reader with a fake worker. */
async function readingWith(readAll: () => Promise<unknown>) {
  vi.doMock('../../../../renderer/platform/workers/worker-proxy', () => ({
    workerProxy: async () => ({ calls: { readAll }, end: async () => undefined }),
  }));
  return (await import('../../../../renderer/content/parse/read-files.worker')).readInWorker;
}

test('if the worker fails, the files are still read, with a single warning', async () => {
  const readInWorker = await readingWith(() => Promise.reject(new Error('no memory')));
  const root = contentOf();
  expect(await readInWorker(root, site)).toEqual(read(diskFolder(root), site));
  await readInWorker(root, site);
  expect(warn.mock.calls).toEqual([
    ['Warning: the worker that reads the content failed, so this takes longer: Error: no memory'],
  ]);
});

test('a file that is deleted while the worker reads does not count as a failure of the worker', async () => {
  const readInWorker = await readingWith(async () => undefined);
  const root = contentOf();
  expect(await readInWorker(root, site)).toEqual(read(diskFolder(root), site));
  expect(warn).not.toHaveBeenCalled();
});

test('the worker leaves an unreadable file to its caller, and reports every other error', async () => {
  const readingFails = async (error: Error) => {
    vi.resetModules();
    vi.doMock('../../../../renderer/content/parse/read', () => ({ read: vi.fn().mockThrow(error) }));
    return (await import('../../../../renderer/content/parse/read-files.worker')).readAll({
      root: 'content',
      module: site.module,
    });
  };
  expect(await readingFails(Object.assign(new Error('Gone'), { code: 'ENOENT' }))).toBeUndefined();
  await expect(readingFails(new Error('A fault'))).rejects.toThrow('A fault');
});
