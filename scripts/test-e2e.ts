/** Builds the site and runs the end-to-end tests in a real Chromium. For engineers: npm run test:e2e -- forms. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './shared/find-browser';
import { findNginx } from './shared/find-nginx';
import { findJava } from "../tests/find-java";

const env = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  NGINX_PATH: findNginx() ?? '',
  JAVA_PATH: findJava() ?? '',
};
for (const [program = '', ...args] of [
  ['npm', 'run', '--silent', 'build'],
  ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
