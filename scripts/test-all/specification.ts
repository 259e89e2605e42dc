import { runOrExit } from 'sitewright/commands';
import { buildFirst } from './build-first';

/**
 * Builds the site, compares its pages with tests/specification.yaml, and tests what else their files say without a browser.
 * @param args for Vitest; --no-build tests what was built before
 */
export function testSpecification(args: readonly string[]) {
  const others = buildFirst(args);
  runOrExit('npx', ['vitest', 'run', '--config', 'tests/site/specification/vitest.config.ts', ...others]);
}
