/** Builds the site and tests it in Firefox and WebKit, if installed. For engineers and nightly runs. */
import { spawnSync } from 'node:child_process';
import { findOtherBrowsers } from './shared/find-other-browsers';
import { freePorts } from './shared/free-ports';

const env = { ...process.env, ...findOtherBrowsers(), TEST_PORT: String(await freePorts(4319, 16)) };
if (env.FIREFOX_PATH !== '' || env.WEBKIT_DRIVER_PATH !== '') {
  for (const [program = '', ...args] of [
    ['npm', 'run', '--silent', 'build'],
    ['npx', 'playwright', 'test', '--config', 'tests/browsers/playwright.config.ts', ...process.argv.slice(2)],
  ]) {
    const { status } = spawnSync(program, args, { stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}
