import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Tests that replace modules or process-wide state run in their own processes. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules|spyOn|stub\w+|useFakeTimers)\b|process\.chdir|process\.env\.\w+ =/;
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);
const isolated = files.filter((file) => REPLACES.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [packagesAsCommandsLoadThem()],
  test: {
    root: '.',
    // By default, one core would be left free.
    maxWorkers: availableParallelism(),
    // Long enough for a busy machine; no test waits for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      // Loading the pipeline for each file would take longer than most tests.
      {
        extends: true,
        test: { name: 'shared', include: files.filter((file) => !isolated.includes(file)), isolate: false },
      },
    ],
    // Snapshots of what a terminal shows must not depend on whether this one has colors.
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});

/** Without the condition that chooses development builds of packages: some of these throw instead of reporting. */
function packagesAsCommandsLoadThem(): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'packages-as-commands-load-them',
    configResolved({ ssr }) {
      const { resolve } = ssr;
      if (resolve) resolve.conditions = resolve.conditions?.filter((name) => !name.startsWith('development'));
    },
  };
}
