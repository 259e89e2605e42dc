import { defineConfig } from '@playwright/test';

export const PORT = 4319;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      // scripts/test-e2e.ts has found it.
      executablePath: process.env.CHROMIUM_PATH ?? '',
      // Chromium's sandbox refuses to run as root, which is what containers usually are.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `npx tsx scripts/start.ts --no-build --port ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
