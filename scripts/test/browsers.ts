import { findOtherBrowsers } from '../shared/find-other-browsers';
import { freePorts } from '../shared/free-ports';
import { runOrExit } from '../shared/run-or-exit';

/** Builds the site and tests it in Firefox and WebKit, if installed. @param args for Playwright */
export async function testBrowsers(args: readonly string[]) {
  const env = { ...process.env, ...findOtherBrowsers(), TEST_PORT: String(await freePorts(4319, 17)) };
  if (env.FIREFOX_PATH === '' && env.WEBKIT_DRIVER_PATH === '') return;
  runOrExit('npm', ['run', '--silent', 'build'], env);
  runOrExit('npx', ['playwright', 'test', '--config', 'tests/browsers/playwright.config.ts', ...args], env);
}
