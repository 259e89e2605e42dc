import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';

type Step = readonly [name: string, command: string];

/** They need no build. */
const ofSources: readonly Step[] = [
  ['types', 'npx tsc --project .'],
  ['lint', 'npm run --silent lint'],
  ['dead code', 'npx knip --no-config-hints'],
  ['unit tests', 'npm test --silent -- unit'],
];

const build: Step = ['build', 'npm run --silent check && npm run --silent build'];

/** They read what was built. */
const ofBuild: readonly Step[] = [
  ['specification', 'npm test --silent -- specification --no-build'],
  ['the site by itself', 'npx engine test --strict --no-build'],
];

const endToEnd: Step = ['end-to-end tests', 'npm test --silent -- e2e --no-build'];

/** Runs every check and test, on two cores: what needs a build beside what needs none, and last the browser. Prints the counts. */
export async function testEverything() {
  rmSync('test-results', { recursive: true, force: true });
  const [sources, built] = await Promise.all([runEach(ofSources), runBuilt()]);
  const isBuilt = built[0]?.passed === true;
  const results = [...sources, ...built, isBuilt ? await run(endToEnd, 'inherit') : notRun(endToEnd)];

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
  for (const { name, outcome } of results) console.log(`${outcome}  ${name}`);
  console.log(`\nunit: ${unit?.numPassedTests ?? 0}, end to end: ${e2e?.stats.expected ?? 0}`);
  console.log(`${passed} passed, ${Math.max(failedTests, failedSteps.length)} failed, ${skipped} skipped`);
  process.exitCode = failedSteps.length > 0 ? 1 : 0;
}

interface Result {
  name: string;
  passed: boolean;
  outcome: string;
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
async function run([name, command]: Step, output: 'inherit' | 'pipe' = 'pipe'): Promise<Result> {
  console.log(`Running ${name}: ${command}`);
  const child = spawn(command, { shell: true, stdio: ['inherit', output, output] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  if (output === 'pipe') process.stdout.write(`\n── ${name}\n${Buffer.concat(chunks)}\n`);
  return { name, passed: status === 0, outcome: status === 0 ? 'passed' : 'FAILED' };
}

function notRun([name]: Step): Result {
  return { name, passed: false, outcome: 'not run' };
}

/** A test runner's JSON report, or undefined if it wrote none. */
function report<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
