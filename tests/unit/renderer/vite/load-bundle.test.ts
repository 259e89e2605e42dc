import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadBundle } from '../../../../renderer/vite/load-bundle';

/** A bundle whose entry does just this. */
function bundleOf(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    globalThis.__vite_plugin_ssr__buildGetters = undefined;
  });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'importBuild.cjs'), code);
  return folder;
}

test('a bundle that finishes loading after its import is waited for', async () => {
  await loadBundle(bundleOf('setImmediate(() => { globalThis.__vite_plugin_ssr__buildGetters = { getters: {} }; });'));
  expect(globalThis.__vite_plugin_ssr__buildGetters?.getters).toEqual({});
});

test('a bundle that fails after its import is not waited for without end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const loading = expect(loadBundle(bundleOf(''))).rejects.toThrow(/importBuild\.cjs did not finish loading/);
  vi.setSystemTime(Date.now() + 61_000);
  await loading;
});
