import { runOrExit } from 'sitewright/commands';

/** Runs the unit tests. @param args for Vitest, such as names of files, or -u to write the snapshots that are missing */
export function testUnits(args: readonly string[], env = process.env) {
  runOrExit('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...args], env);
}
