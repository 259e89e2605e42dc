/** Builds the site and tests it in Firefox and WebKit, if installed. For engineers and nightly runs. */
import { findOtherBrowsers } from './shared/find-other-browsers';
import { freePorts } from './shared/free-ports';
import { runOrExit } from './shared/run-or-exit';

const env = { ...process.env, ...findOtherBrowsers(), TEST_PORT: String(await freePorts(4319, 16)) };
if (env.FIREFOX_PATH !== '' || env.WEBKIT_DRIVER_PATH !== '') {
  const test = ['playwright', 'test', '--config', 'tests/browsers/playwright.config.ts', ...process.argv.slice(2)];
  runOrExit('npm', ['run', '--silent', 'build'], env);
  runOrExit('npx', test, env);
}
