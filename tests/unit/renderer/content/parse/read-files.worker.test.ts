import { afterEach, expect, test, vi } from 'vitest';
import { read } from '../../../../../renderer/content/parse/read';
import { contentOf } from '../../../../support/content-of';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('../../../../../renderer/platform/workers/worker-proxy');
  warn.mockClear();
});

/** The reader with a worker that answers in one way. */
async function readingWith(readAll: () => Promise<unknown>) {
  vi.doMock('../../../../../renderer/platform/workers/worker-proxy', () => ({
    workerProxy: async () => ({ calls: { readAll }, end: async () => undefined }),
  }));
  return (await import('../../../../../renderer/content/parse/read-files.worker')).readInWorker;
}

test('if the worker fails, the files are still read, with a single warning', async () => {
  const readInWorker = await readingWith(() => Promise.reject(new Error('no memory')));
  const root = contentOf();
  expect(await readInWorker(root)).toEqual(read(root));
  await readInWorker(root);
  expect(warn.mock.calls).toEqual([
    ['Warning: the worker that reads the content failed, so this takes longer: Error: no memory'],
  ]);
});

test('a file that is deleted while the worker reads is no failure of the worker', async () => {
  const readInWorker = await readingWith(async () => undefined);
  const root = contentOf();
  expect(await readInWorker(root)).toEqual(read(root));
  expect(warn).not.toHaveBeenCalled();
});
