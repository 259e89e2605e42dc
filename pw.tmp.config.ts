import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '/tmp/w/suite/tests', testMatch: '**/site-tests.spec.ts', outputDir: '/tmp/suite-pw', timeout: 600000, workers: 1, reporter: 'list' });
