/**
 * Builds the site and runs the end-to-end tests in a real Chromium. For engineers: npm run test:e2e -- forms.
 * npm run test:sweep tries every page and state, not only a sample; npm run test:content tries only what content can break.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './shared/find-browser';
import { findJava } from './shared/find-java';
import { findWebServer } from './shared/find-web-server';
import { freePorts } from './shared/free-ports';
import { testSeed } from './shared/test-seed';

/** Playwright's report after all tests. */
const LAST_RUN = 'test-results/e2e/.last-run.json';

const [mode, ...further] = process.argv.slice(2);
const isSweep = mode === '--sweep';
const isOfContent = mode === '--content';
const args = isSweep || isOfContent ? further : process.argv.slice(2);
const seed = String(testSeed());
console.log(isSweep ? `Everything is tried, with seed ${seed}.` : `A sample is tried: TEST_SEED=${seed} repeats it.`);
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  JAVA_PATH: isOfContent ? '' : (findJava() ?? ''),
  NGINX_PATH: isOfContent ? '' : (findWebServer('nginx') ?? ''),
  CADDY_PATH: isOfContent ? '' : (findWebServer('caddy') ?? ''),
  TEST_SEED: seed,
  TEST_SWEEP: isSweep ? '1' : '',
  TEST_ONLY_CONTENT: isOfContent ? '1' : '',
};
const playwright = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args];
if (run('npm', 'run', '--silent', 'build') !== 0) process.exit(1);
rmSync(LAST_RUN, { force: true });
env.TEST_PORT = String(await freePorts(4319, 16));
const status = run(...playwright);
// Recording traces takes a third of the total time, so only failed tests are run again with traces.
if (existsSync(LAST_RUN) && readFileSync(LAST_RUN, 'utf8').includes('"status": "failed"')) {
  console.log('\nTests that failed are run again, to keep their traces in test-results/traces.');
  const again = ['--last-failed', `--last-failed-file=${LAST_RUN}`, '--max-failures=5'];
  run(...playwright, ...again, '--trace=on', '--output=test-results/traces', '--reporter=line');
}
process.exitCode = status;

function run(program = '', ...given: string[]): number {
  return spawnSync(program, given, { stdio: 'inherit', env }).status ?? 1;
}
