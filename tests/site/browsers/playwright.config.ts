import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config';

/** The servers are the same as for the end-to-end tests; Playwright can't drive these browsers. */
export default defineConfig({
  ...e2e,
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/browsers',
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/browsers.json' }]],
});
