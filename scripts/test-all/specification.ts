import { runOrExit } from 'sitewright/commands';

/** Builds the site, and compares its pages with tests/specification.yaml. @param args for Vitest */
export function testSpecification(args: readonly string[]) {
  runOrExit('npm', ['run', '--silent', 'build']);
  runOrExit('npx', ['vitest', 'run', '--config', 'tests/site/specification/vitest.config.ts', ...args]);
}
