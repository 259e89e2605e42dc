/**
 * Runs every check and test, or one kind of test. For engineers and CI: npm test, npm test -- unit,
 * npm test -- e2e forms runs the files whose names match.
 */
import { didYouMean, exitWith, freePorts, readArguments, runOrExit } from 'sitewright/commands';
import { findOtherBrowsers } from './shared/find-other-browsers';
import { testEndToEnd } from './test-all/end-to-end';
import { testEverything } from './test-all/everything';
import { testHosts } from './test-all/hosts';
import { testN8n } from './test-all/n8n';
import { testSpecification } from './test-all/specification';
import { testUnits } from './test-all/unit';

type Kind = (args: string[]) => void | Promise<void>;

const kinds: Record<string, Kind> = {
  unit: testUnits,
  e2e: (args) => testEndToEnd('sample', args),
  /** What a change of the content alone can break. */
  content: (args) => {
    runOrExit('npm', ['run', '--silent', 'check']);
    runOrExit('npx', ['engine', 'test', ...args]);
  },
  specification: testSpecification,
  /** Every page, state, and variant, not only a sample. */
  sweep: (args) => {
    testUnits([], { ...process.env, TEST_SWEEP: '1' });
    runOrExit('npx', ['engine', 'test', '--all', '--strict']);
    return testEndToEnd('everything', args);
  },
  browsers: testBrowsers,
  hosts: testHosts,
  n8n: testN8n,
  /** Random content, for PROPERTY_MINUTES a property and from a PROPERTY_SEED. */
  properties: (args) => testUnits(['tests/engine/content/properties.test.ts', ...args]),
};

const [kind, ...args] = process.argv.slice(2);
// What follows the kind is for the programs that run it.
readArguments(
  { args: process.argv.slice(2, 3), allowPositionals: true },
  `Write one of: ${Object.keys(kinds).join(', ')}. Without one, all is tested.`,
);
if (kind === undefined) await testEverything();
else {
  const run = kinds[kind] ?? exitWith(`There is no kind of test "${kind}". ${didYouMean(kind, Object.keys(kinds))}`);
  await run(args);
}

/** Builds the site and tests it in Firefox and WebKit, if installed. @param args for Playwright */
async function testBrowsers(args: readonly string[]) {
  const env = { ...process.env, ...findOtherBrowsers(), TEST_PORT: String(await freePorts(4319, 16)) };
  if (env.FIREFOX_PATH === '' && env.WEBKIT_DRIVER_PATH === '') return;
  runOrExit('npm', ['run', '--silent', 'build'], env);
  runOrExit('npx', ['playwright', 'test', '--config', 'tests/site/browsers/playwright.config.ts', ...args], env);
}
