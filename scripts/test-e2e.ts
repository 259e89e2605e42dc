/**
 * Builds the site and runs the end-to-end tests in a real Chromium. For engineers: npm run test:e2e -- forms.
 * With --sweep (npm run test:sweep) they try every page and state, not only a sample.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../tests/find-browser';
import { findNginx } from '../tests/find-nginx';
import { testSeed } from '../tests/test-seed';

const args = process.argv.slice(2).filter((arg) => arg !== '--sweep');
const isSweep = process.argv.includes('--sweep');
const seed = String(testSeed());
console.log(isSweep ? `Everything is tried, with seed ${seed}.` : `A sample is tried: TEST_SEED=${seed} repeats it.`);
const env = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  NGINX_PATH: findNginx() ?? '',
  TEST_SEED: seed,
  TEST_SWEEP: isSweep ? '1' : '',
};
const playwright = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args];
if (run('npm', 'run', '--silent', 'build') !== 0) process.exit(1);
const status = run(...playwright);
// Recording traces takes a third of the time of all tests, so only those that failed are run again for theirs.
if (status !== 0)
  run(
    ...playwright,
    '--last-failed',
    '--trace=on',
    '--output=test-results/traces',
    '--reporter=line',
    '--max-failures=5',
  );
process.exitCode = status;

function run(program = '', ...given: string[]): number {
  return spawnSync(program, given, { stdio: 'inherit', env }).status ?? 1;
}
