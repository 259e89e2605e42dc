import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { OWN_CODE } from '../../renderer/vite/vite-config.mjs';

test('a change in any file that runs in Vite restarts the development server', async () => {
  const { metafile } = await build({
    entryPoints: ['vite.config.ts'],
    ...{
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      loader: { '.css': 'empty' },
    },
    ...{ write: false, outdir: 'out', metafile: true, logLevel: 'error' },
  });
  const restarting = new Set(globSync(OWN_CODE));
  const held = new Set<string>();
  const hold = (file: string) => {
    if (held.has(file)) return;
    held.add(file);
    // Modules that are loaded on demand render pages, and Vite reloads them.
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) hold(path);
  };
  hold('vite.config.ts');
  expect([...held].filter((file) => !restarting.has(file))).toEqual([]);
});
