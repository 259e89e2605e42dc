import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkMedia } from '../../../../../renderer/content/files/media/check-media';
import * as inspecting from '../../../../../renderer/content/files/media/inspect-media';
import { MediaCache } from '../../../../../renderer/content/files/media/media-cache';
import { FileCache } from '../../../../../renderer/content/parse/file-cache';
import * as contained from '../../../../../renderer/platform/contained-files';
import { contentOf } from '../../../../support/content-of';

const good = '<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>';
const bad = good.replace('<path d="M0 0h8"/>', '<script>1</script>');

async function codesIn(root: string, cache = new MediaCache()): Promise<string[]> {
  return (await checkMedia(root, cache)).diagnostics.map(({ code }) => code);
}

test('a file with the same size and time but different content is checked again', async () => {
  expect(good.length).toBe(bad.length);
  const root = contentOf({ 'media/till.svg': good });
  const path = join(root, 'media/till.svg');
  const cache = new MediaCache();
  utimesSync(path, 1, 1);
  expect(await codesIn(root, cache)).toEqual([]);
  writeFileSync(path, bad);
  utimesSync(path, 1, 1);
  expect(await codesIn(root, cache)).toEqual(['svg-is-safe']);
});

test('the next process knows all findings, even of renamed files', async () => {
  const root = contentOf({ 'media/till.svg': bad, 'media/scales.svg': bad });
  const cache = FileCache.open(root);
  expect(await codesIn(root, cache.media)).toEqual(['svg-is-safe', 'svg-is-safe']);
  cache.save();
  const inspect = vi.spyOn(inspecting, 'inspectMedia');
  expect(await codesIn(root, FileCache.open(root).media)).toEqual(['svg-is-safe', 'svg-is-safe']);
  expect(inspect).not.toHaveBeenCalled();
  expect(await codesIn(root, FileCache.open(root, true).media)).toEqual(['svg-is-safe', 'svg-is-safe']);
  expect(inspect).toHaveBeenCalled();
  inspect.mockRestore();
});

test('the next process saves the findings that it used and added', async () => {
  const root = contentOf({ 'media/till.svg': bad });
  for (const added of [good, good.replace('8', '9')]) {
    writeFileSync(join(root, 'media/added.svg'), added);
    const cache = FileCache.open(root);
    await codesIn(root, cache.media);
    cache.save();
  }
  const inspect = vi.spyOn(inspecting, 'inspectMedia');
  await codesIn(root, FileCache.open(root).media);
  expect(inspect).not.toHaveBeenCalled();
  inspect.mockRestore();
});

test('a file without recent changes is not read again', async () => {
  const root = contentOf({ 'media/till.svg': good });
  const cache = new MediaCache();
  const later = Date.now() + 10_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(later);
  const read = vi.spyOn(contained, 'readInside');
  expect(await codesIn(root, cache)).toEqual([]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await codesIn(root, cache)).toEqual([]);
  expect(read).toHaveBeenCalledTimes(1);
  now.mockRestore();
  read.mockRestore();
});

test('a cache in memory is not saved', async () => {
  const cache = new FileCache();
  await codesIn(contentOf({ 'media/till.svg': good }), cache.media);
  expect(() => cache.save()).not.toThrow();
});

test.each([
  ['EACCES', 'Your account has no permission to read it'],
  ['EPERM', 'Your account has no permission to read it'],
  ['EBUSY', 'Close the programs that use it'],
])('a file that the system cannot open (%s) is reported', async (code, suggestion) => {
  const root = contentOf({ 'media/till.svg': good });
  const failed = Object.assign(new Error(code), { code });
  const read = vi.spyOn(contained, 'readInside').mockImplementation(() => {
    throw failed;
  });
  const { diagnostics } = await checkMedia(root, new MediaCache());
  read.mockRestore();
  expect(diagnostics).toMatchObject([
    { message: `This file can't be opened (${code}).`, suggestion: expect.stringContaining(suggestion) },
  ]);
});

test('an error of the check itself is not attributed to the file', async () => {
  const read = vi.spyOn(contained, 'readInside').mockImplementation(() => {
    throw new Error('Not a regular file');
  });
  await expect(checkMedia(contentOf({ 'media/till.svg': good }), new MediaCache())).rejects.toThrow(
    'Not a regular file',
  );
  read.mockRestore();
});

test('a file that is too large is not opened', async () => {
  const most = 1_000_000;
  const root = contentOf({ 'media/large.svg': good.padEnd(most), 'media/larger.svg': good.padEnd(most + 1) });
  const { diagnostics } = await checkMedia(root, new MediaCache());
  expect(diagnostics).toMatchObject([
    {
      file: 'content/media/larger.svg',
      code: 'media-is-within-limits',
      message: 'This file has 1.1 MB; 1 MB are allowed.',
    },
  ]);
});

test('the message for a video of more than 8 MB says how to make it smaller', async () => {
  const root = contentOf({ 'media/large.mp4': 'x'.repeat(8_000_001) });
  const { diagnostics } = await checkMedia(root, new MediaCache());
  expect(diagnostics).toMatchObject([
    {
      code: 'media-is-within-limits',
      message: 'This file has 8.1 MB; 8 MB are allowed.',
      suggestion: expect.stringMatching(/ffmpeg .*YouTube or Vimeo/),
    },
  ]);
});
