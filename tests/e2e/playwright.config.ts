import { defineConfig } from '@playwright/test';
import { CONNECTED, SITE, WEBHOOK } from './addresses';

const CONNECTED_DIST = 'test-results/connected';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only what hangs is ended: a busy machine may take ten times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: SITE.url,
    // scripts/test-e2e.ts runs those that failed again, with a trace.
    screenshot: 'only-on-failure',
    launchOptions: {
      // scripts/test-e2e.ts has found it.
      executablePath: process.env.CHROMIUM_PATH ?? '',
      // Chromium's sandbox refuses to run as root, which is what containers usually are.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: [
    { command: `node scripts/run.mjs start --no-build --port ${SITE.port}`, cwd: '../..', url: SITE.url },
    {
      command: `node scripts/run.mjs build --out ${CONNECTED_DIST} && node scripts/run.mjs start --no-build --dist ${CONNECTED_DIST} --port ${CONNECTED.port}`,
      cwd: '../..',
      url: CONNECTED.url,
      timeout: 180_000,
      env: {
        VITE_CONTACT_WEBHOOK_URL: `${WEBHOOK.url}/contact`,
        VITE_NEWSLETTER_WEBHOOK_URL: `${WEBHOOK.url}/newsletter`,
      },
    },
    {
      command: `node scripts/run.mjs webhook --port ${WEBHOOK.port} --file test-results/enquiries.jsonl`,
      cwd: '../..',
      url: `${WEBHOOK.url}/arrivals`,
    },
  ],
});
