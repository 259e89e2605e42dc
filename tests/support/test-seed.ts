import { spawnSync } from 'node:child_process';

/**
 * The seed of random tests: TEST_SEED, or else one that depends on the commit, so that a run
 * can be repeated and each commit tries other cases.
 * @throws Error if TEST_SEED is not a whole number
 */
export function testSeed(): number {
  const given = process.env.TEST_SEED;
  if (!given) return Number.parseInt(commit().slice(0, 8), 16);
  if (!/^\d{1,10}$/.test(given)) throw new Error(`TEST_SEED must be a whole number such as 4711, but is "${given}".`);
  return Number(given);
}

/** Without a repository, as in a downloaded archive, every run has the same seed. */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout : '1';
}
