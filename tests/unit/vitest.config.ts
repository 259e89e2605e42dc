import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

export default defineConfig({
  plugins: [packagesAsCommandsLoadThem()],
  test: {
    root: '.',
    // By default, one processor would be kept free.
    maxWorkers: availableParallelism(),
    // Long enough for a machine with other work to do; nothing here waits for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['tests/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'],
    // Snapshots of what a terminal shows must not depend on whether this one has colors.
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});

/** Without the condition that chooses development builds of packages: some of these throw where the others report. */
function packagesAsCommandsLoadThem(): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'packages-as-commands-load-them',
    configResolved({ ssr }) {
      const { resolve } = ssr;
      if (resolve) resolve.conditions = resolve.conditions?.filter((name) => !name.startsWith('development'));
    },
  };
}
