import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkMedia } from '../../../../../../renderer/content/files/media/check-media';
import * as inspecting from '../../../../../../renderer/content/files/media/inspect-media';
import { MediaCache } from '../../../../../../renderer/content/files/media/media-cache';
import { contentOf } from '../../../../../support/content-of';

const good = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>';
const bad = good.replace('<path d="M0 0h8"/>', '<script>1</script>');
const place = (root: string) => ({ file: join(root, '..', 'media.txt'), version: 'tests' });

async function codesIn(root: string, cache = new MediaCache()): Promise<string[]> {
  return (await checkMedia(root, cache)).diagnostics.map(({ code }) => code);
}

test('a file of the same size and time whose content has changed is checked again', async () => {
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

test('the next process knows all findings, in renamed files too', async () => {
  const root = contentOf({ 'media/till.svg': bad, 'media/scales.svg': bad });
  const cache = new MediaCache(place(root));
  expect(await codesIn(root, cache)).toEqual(['svg-is-safe', 'svg-is-safe']);
  cache.save();
  const inspect = vi.spyOn(inspecting, 'inspectMedia');
  expect(await codesIn(root, new MediaCache(place(root)))).toEqual(['svg-is-safe', 'svg-is-safe']);
  expect(inspect).not.toHaveBeenCalled();
  const forced = new MediaCache(place(root), true);
  expect(await codesIn(root, forced)).toEqual(['svg-is-safe', 'svg-is-safe']);
  expect(inspect).toHaveBeenCalled();
  inspect.mockRestore();
});

test('a file that is too large is not opened', async () => {
  const root = contentOf({ 'media/till.pdf': '%PDF-1.4\n'.padEnd(20_000_001) });
  const { diagnostics } = await checkMedia(root, new MediaCache());
  expect(diagnostics).toMatchObject([
    { code: 'media-is-within-limits', message: 'This file has 20.1 MB; 20 MB are allowed.' },
  ]);
});
