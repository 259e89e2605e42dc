import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from '../renderer/commands/shared/browser-args';
import { CONNECTED, SITE, WEBHOOK } from './support/e2e/addresses';

/** Where servers run: by default, it would be the folder of the configuration. */
const cwd = process.cwd();

const CONNECTED_DIST = 'test-results/connected';

const site = {
  command: `npx engine start --no-build --port ${SITE.port}`,
  cwd,
  url: SITE.url,
};

const connected = {
  command: `npx engine build --without-social-images --out ${CONNECTED_DIST} && npx engine start --no-build --dist ${CONNECTED_DIST} --port ${CONNECTED.port}`,
  cwd,
  url: CONNECTED.url,
  timeout: 600_000,
  env: {
    SITE_COMPRESSED: 'false',
    VITE_CONTACT_WEBHOOK_URL: `${WEBHOOK.url}/contact`,
    VITE_NEWSLETTER_WEBHOOK_URL: `${WEBHOOK.url}/newsletter`,
  },
};

const webhook = {
  command: `npx engine webhook --port ${WEBHOOK.port} --file test-results/inquiries.jsonl`,
  cwd,
  url: `${WEBHOOK.url}/arrivals`,
};

export default defineConfig({
  testDir: '.',
  testMatch: '{engine,site}/e2e/**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Tests mostly wait for frames and responses.
  workers: availableParallelism() + 1,
  // Only for tests that hang: a busy machine may be ten times slower than an idle machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: SITE.url,
    // scripts/test-all/end-to-end.ts retries failed tests, with a trace.
    screenshot: 'only-on-failure',
    launchOptions: {
      // scripts/test-all/end-to-end.ts finds the program.
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: BROWSER_ARGS,
    },
  },
  webServer: [site, connected, webhook],
});
