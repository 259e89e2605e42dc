import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from '../../renderer/commands/shared/browser-args';
import { testSeed } from '../support/test-seed';

// Each worker inherits it.
if (!process.env.TEST_SEED) {
  process.env.TEST_SEED = String(testSeed());
  console.log(
    `${process.env.TEST_SWEEP ? 'Everything' : 'A sample'} is tried with TEST_SEED=${process.env.TEST_SEED}.`,
  );
}

/** The tests of the engine in a browser, which need nothing of this site. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: resolve('test-results/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  // Tests mostly wait for frames and responses.
  workers: availableParallelism() + 1,
  // Only for tests that hang: a busy machine may be ten times slower than an idle machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: resolve('test-results/e2e.json') }]],
  use: {
    // scripts/test-all/end-to-end.ts retries failed tests, with a trace.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Found by scripts/test-all/end-to-end.ts: what reads this file may not install a browser.
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: BROWSER_ARGS,
    },
  },
});
