/**
 * Builds the site and runs the end-to-end tests in a real Chromium. For engineers: npm run test:e2e -- forms.
 * npm run test:sweep tries every page and state, not only a sample; npm run test:content what content alone can break.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../tests/find-browser';
import { findNginx } from '../tests/find-nginx';
import { testSeed } from '../tests/test-seed';

const [mode, ...further] = process.argv.slice(2);
const isSweep = mode === '--sweep';
const isOfContent = mode === '--content';
const args = isSweep || isOfContent ? further : process.argv.slice(2);
const seed = String(testSeed());
console.log(isSweep ? `Everything is tried, with seed ${seed}.` : `A sample is tried: TEST_SEED=${seed} repeats it.`);
const env = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  NGINX_PATH: isOfContent ? '' : (findNginx() ?? ''),
  TEST_SEED: seed,
  TEST_SWEEP: isSweep ? '1' : '',
  TEST_ONLY_CONTENT: isOfContent ? '1' : '',
};
const playwright = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args];
if (run('npm', 'run', '--silent', 'build') !== 0) process.exit(1);
const status = run(...playwright);
// Recording traces takes a third of the time of all tests, so only those that failed are run again for theirs.
if (status !== 0) {
  console.log('\nSome of the tests that failed are run again, to keep traces of them in test-results/traces.');
  const lastRun = '--last-failed-file=test-results/e2e/.last-run.json';
  run(
    ...playwright,
    '--last-failed',
    lastRun,
    '--max-failures=5',
    '--trace=on',
    '--output=test-results/traces',
    '--reporter=line',
  );
}
process.exitCode = status;

function run(program = '', ...given: string[]): number {
  return spawnSync(program, given, { stdio: 'inherit', env }).status ?? 1;
}
