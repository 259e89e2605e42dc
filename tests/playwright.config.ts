import { defineConfig } from '@playwright/test';
import engine from './engine/playwright.config';
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
    // Its editor asks GitHub, whose part the tests take.
    ADMIN_REPOSITORY: 'studio/site',
    VITE_CONTACT_WEBHOOK_URL: `${WEBHOOK.url}/contact`,
    VITE_NEWSLETTER_WEBHOOK_URL: `${WEBHOOK.url}/newsletter`,
  },
};

const webhook = {
  command: `npx engine webhook --port ${WEBHOOK.port} --file test-results/inquiries.jsonl`,
  cwd,
  url: `${WEBHOOK.url}/arrivals`,
};

/** The files that share a server for development. */
const DEVELOPMENT = 'site/e2e/{dev,generated-files,inline-edit}.spec.ts';

/** The tests of the engine and of this site in a browser. */
export default defineConfig(engine, {
  testDir: '.',
  testMatch: '{engine,site}/e2e/**/*.spec.ts',
  projects: [
    // First, because it takes longest.
    { name: 'development', testMatch: DEVELOPMENT, workers: 1, fullyParallel: false },
    { name: 'pages', testIgnore: DEVELOPMENT },
  ],
  use: { baseURL: SITE.url },
  webServer: [site, connected, webhook],
});
