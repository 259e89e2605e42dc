import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Tests that replace modules get their own process. Other replacements are undone after each test. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules)\b/;
// Not the fixtures, where another run may be building a site.
const files = ['tests/engine', 'tests/site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
const isolated = files.filter((file) => REPLACES.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [productionPackages()],
  esbuild: { jsxDev: false },
  test: {
    root: '.',
    // The default would leave one core idle.
    maxWorkers: availableParallelism(),
    // Only for tests that hang: some build a site several times, and a busy machine may be ten times slower than an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['tests/support/enter-site.ts', 'tests/support/undo-replacements.ts'],
    projects: [
      // The site under test: a small one for the engine, and that of this project.
      ...projectsOf('engine', { TEST_SITE: resolve('tests/fixtures/base-site') }),
      // This site's words are as they are.
      ...projectsOf('site', { BASE_CONTENT: 'tests/site/fixtures/base-content', BASE_WORDS: 'content/words.yaml' }),
    ],
    // A new snapshot is an error, as in CI: a rule that starts to offer a fix must not pass. -u writes it.
    update: 'none',
    // Snapshots of terminal output must not depend on colors in this terminal.
    // React renders as in a build, which takes half as long as in development.
    env: {
      ...{ NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production' },
      ...{ TMPDIR: temporaryFolder(), GIT_DISCOVERY_ACROSS_FILESYSTEM: '1' },
    },
    // Tests create many short-lived trees, so a larger young generation is faster.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});

/** The tests of the engine or of this site: those that replace modules, and all others. */
function projectsOf(owner: 'engine' | 'site', env: Record<string, string>) {
  const own = files.filter((file) => file.startsWith(`tests/${owner}/`));
  const shared = own.filter((file) => !isolated.includes(file));
  return [
    {
      extends: true,
      test: { name: `${owner}, isolated`, env, include: own.filter((file) => isolated.includes(file)) },
    },
    // Shared, because loading the pipeline for each file would take longer than most tests.
    { extends: true, test: { name: owner, env, include: shared, isolate: false } },
  ] as const;
}

/**
 * Tests write thousands of small files, which Linux does faster in memory than on a disk. Containers may have too little memory
 * for it, or forbid running programs there.
 */
function temporaryFolder(): string {
  const inMemory = '/dev/shm';
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8').split('\n') : [];
  const own = mounts.findLast((line) => line.split(' ')[1] === inMemory);
  if (own === undefined || /\bnoexec\b/.test(own)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 2 ** 30 ? inMemory : tmpdir();
}

/** Removes the condition for development builds of packages, because some of these throw instead of reporting. */
function productionPackages(): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'production-packages',
    configResolved({ ssr }) {
      const { resolve } = ssr;
      if (resolve) resolve.conditions = resolve.conditions?.filter((name) => !name.startsWith('development'));
    },
  };
}
