import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, freePorts } from 'sitewright/commands';
import { findWebServer } from '../shared/find-web-server';
import { buildFirst } from './build-first';

/** Playwright's report after all tests. */
const LAST_RUN = 'test-results/e2e/.last-run.json';

/** What is tried: a sample of the pages and states, or all of them. */
type Extent = 'sample' | 'everything';

/**
 * Builds the site and runs the end-to-end tests in a real Chromium: without the site, if all of them are the engine's.
 * @param args for Playwright, such as names of files; --no-build tests what was built before
 */
export async function testEndToEnd(extent: Extent, args: readonly string[]) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CHROMIUM_PATH: findBrowser(),
    JAVA_PATH: findJava() ?? '',
    NGINX_PATH: findWebServer('nginx') ?? '',
    CADDY_PATH: findWebServer('caddy') ?? '',
    TEST_SWEEP: extent === 'everything' ? '1' : '',
  };
  const isEngine = args.length > 0 && args.every((name) => name.startsWith('engine'));
  const others = isEngine ? args : buildFirst(args, env);
  rmSync(LAST_RUN, { force: true });
  env.TEST_PORT = String(await freePorts(4319, 16));
  const config = isEngine ? 'tests/engine/playwright.config.ts' : 'tests/playwright.config.ts';
  const playwright = ['playwright', 'test', '--config', config, ...others];
  const { status } = spawnSync('npx', playwright, { stdio: 'inherit', env });
  // Recording traces takes a third of the total time, so only failed tests are run again with traces.
  if (existsSync(LAST_RUN) && readFileSync(LAST_RUN, 'utf8').includes('"status": "failed"')) {
    console.log('\nTests that failed are run again, to keep their traces in test-results/traces.');
    const again = ['--last-failed', `--last-failed-file=${LAST_RUN}`, '--max-failures=5'];
    const keeping = ['--trace=on', '--output=test-results/traces', '--reporter=line'];
    spawnSync('npx', [...playwright, ...again, ...keeping], { stdio: 'inherit', env });
  }
  process.exitCode = status ?? 1;
}

/**
 * Finds the Java that the W3C's HTML checker needs: the path in JAVA_PATH, or an installed one. Prints which.
 * @returns the program; undefined without Java: the test is then skipped
 */
function findJava(): string | undefined {
  const path = [process.env.JAVA_PATH ?? '', 'java'].find(runs);
  console.log(
    path
      ? `Java: ${path}`
      : "Java: none found, so the W3C's HTML checker is skipped. Install Java 11 or newer, or set JAVA_PATH.",
  );
  return path;
}

function runs(path: string): boolean {
  return path !== '' && spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0;
}
