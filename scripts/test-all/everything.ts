import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { describeFailures, endToEndFailures, type Failure, reportOf, unitFailures } from './failures';

const UNIT = 'test-results/unit.json';
const SPECIFICATION = 'test-results/specification.json';
const END_TO_END = 'test-results/e2e.json';

/** A command; if it writes a report of tests, the failed ones. */
type Step = readonly [name: string, command: string, failed?: () => Failure[]];

/** They need no build. */
const ofSources: readonly Step[] = [
  ['types', 'npx tsc --project .'],
  ['lint', 'npm run --silent lint'],
  ['dead code', 'npx knip --no-config-hints'],
  ['unit tests', 'npm test --silent -- unit', () => unitFailures(UNIT)],
];

const build: Step = ['build', 'npm run --silent check && npm run --silent build'];

/** They read what was built. */
const ofBuild: readonly Step[] = [
  ['specification', 'npm test --silent -- specification --no-build', () => unitFailures(SPECIFICATION)],
  ['the site by itself', 'npx engine test --strict --no-build'],
];

const endToEnd: Step = ['end-to-end tests', 'npm test --silent -- e2e --no-build', () => endToEndFailures(END_TO_END)];

/** Runs every check and test, on two cores: what needs a build beside what needs none, and last the browser. Prints the counts. */
export async function testEverything() {
  rmSync('test-results', { recursive: true, force: true });
  const [sources, built] = await Promise.all([runEach(ofSources), runBuilt()]);
  const isBuilt = built[0]?.passed === true;
  const results = [...sources, ...built, isBuilt ? await run(endToEnd, 'inherit') : notRun(endToEnd)];

  const unit = reportOf<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(UNIT);
  const e2e = reportOf<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(END_TO_END);
  const failedSteps = results.filter(({ passed }) => !passed);
  const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0);
  const failedCount = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0);
  const skipped = (unit?.numPendingTests ?? 0) + (e2e?.stats.skipped ?? 0);

  console.log('');
  for (const { name, outcome } of results) console.log(`${outcome}  ${name}`);
  const failures = failedSteps.flatMap((step) => step.failures);
  if (failures.length > 0) console.log(['', ...describeFailures(failures)].join('\n'));
  console.log(`\nunit: ${unit?.numPassedTests ?? 0}, end to end: ${e2e?.stats.expected ?? 0}`);
  console.log(`${passed} passed, ${Math.max(failedCount, failedSteps.length)} failed, ${skipped} skipped`);
  process.exitCode = failedSteps.length > 0 ? 1 : 0;
}

interface Result {
  name: string;
  passed: boolean;
  outcome: string;
  failures: Failure[];
}

async function runBuilt(): Promise<Result[]> {
  const first = await run(build);
  return [first, ...(first.passed ? await runEach(ofBuild) : ofBuild.map(notRun))];
}

async function runEach(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

/** Runs a step. Output that is not inherited is printed at its end, because other steps print as well. */
async function run([name, command, failed]: Step, output: 'inherit' | 'pipe' = 'pipe'): Promise<Result> {
  console.log(`Running ${name}: ${command}`);
  const child = spawn(command, { shell: true, stdio: ['inherit', output, output] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  const printed = Buffer.concat(chunks).toString('utf8');
  if (output === 'pipe') process.stdout.write(`\n── ${name}\n${printed}\n`);
  if (status === 0) return { name, passed: true, outcome: 'passed', failures: [] };
  const tests = failed?.() ?? [];
  const end = { test: name, message: printed.trimEnd().split('\n').slice(-3).join('\n') };
  return { name, passed: false, outcome: 'FAILED', failures: tests.length > 0 ? tests : [end] };
}

function notRun([name]: Step): Result {
  return { name, passed: false, outcome: 'not run', failures: [] };
}
