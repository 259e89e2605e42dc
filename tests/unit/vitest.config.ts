import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Tests that replace modules get a process of their own. What else they replace is put back after each. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules)\b/;
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);
const isolated = files.filter((file) => REPLACES.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [packagesAsCommandsLoadThem()],
  esbuild: { jsxDev: false },
  test: {
    root: '.',
    // By default, one core would be left free.
    maxWorkers: availableParallelism(),
    // Long enough for a busy machine; no test waits for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: 'tests/support/undo-replacements.ts',
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      // Loading the pipeline for each file would take longer than most tests.
      {
        extends: true,
        test: { name: 'shared', include: files.filter((file) => !isolated.includes(file)), isolate: false },
      },
    ],
    // A snapshot that is new is an error, as in CI: a rule that starts to offer a fix must not pass. -u writes it.
    update: 'none',
    // Snapshots of what a terminal shows must not depend on whether this one has colors.
    // React renders as it does in a build, which takes half as long as in development.
    env: {
      ...{ NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production' },
      ...{ TMPDIR: temporaryFolder(), GIT_DISCOVERY_ACROSS_FILESYSTEM: '1' },
    },
    // Trees of many small objects are thrown away all the time: with more room for them, that is cheaper.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});

/**
 * Tests write thousands of small files, which Linux does faster in memory than on a disk. Containers may have too little of it, or
 * forbid to run programs from it.
 */
function temporaryFolder(): string {
  const inMemory = '/dev/shm';
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8').split('\n') : [];
  const own = mounts.findLast((line) => line.split(' ')[1] === inMemory);
  if (own === undefined || /\bnoexec\b/.test(own)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 2 ** 30 ? inMemory : tmpdir();
}

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
