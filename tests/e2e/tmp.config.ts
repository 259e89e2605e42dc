import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '.', workers: 2, reporter: 'list', timeout: 60000, expect: { timeout: 3000 }, use: { baseURL: 'http://localhost:4611', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } } });
