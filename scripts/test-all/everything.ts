import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const steps: [name: string, command: string][] = [
  ['types', 'npx tsc --project .'],
  ['lint', 'npm run --silent lint'],
  ['dead code', 'npx knip --no-config-hints'],
  ['content', 'npm run --silent check'],
  ['unit tests', 'npm test --silent -- unit'],
  ['the site by itself', 'npx engine test --strict'],
  ['specification', 'npm test --silent -- specification'],
  ['build and end-to-end tests', 'npm test --silent -- e2e'],
];

/** Runs every check and test, one after the other, and prints the counts. */
export function testEverything() {
  rmSync('test-results', { recursive: true, force: true });
  const results = steps.map(([name, command]) => {
    console.log(`\n── ${name}: ${command}`);
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    return { name, passed: status === 0 };
  });

  const unit = report<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    'test-results/unit.json',
  );
  const e2e = report<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    'test-results/e2e.json',
  );
  const failedSteps = results.filter(({ passed }) => !passed);
  const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0);
  const failedTests = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0);
  const skipped = (unit?.numPendingTests ?? 0) + (e2e?.stats.skipped ?? 0);

  console.log('');
  for (const result of results) console.log(`${result.passed ? 'passed' : 'FAILED'}  ${result.name}`);
  console.log(`\nunit: ${unit?.numPassedTests ?? 0}, end to end: ${e2e?.stats.expected ?? 0}`);
  console.log(`${passed} passed, ${Math.max(failedTests, failedSteps.length)} failed, ${skipped} skipped`);
  process.exitCode = failedSteps.length > 0 ? 1 : 0;
}

/** A test runner's JSON report, or undefined if it wrote none. */
function report<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
