import { spawnSync } from 'node:child_process';

/**
 * The seed of what the tests draw at random: TEST_SEED, or else one that differs from commit to commit, so that a run
 * can be repeated and each commit tries something else.
 * @throws Error where TEST_SEED is no whole number
 */
export function testSeed(): number {
  const given = process.env.TEST_SEED;
  if (!given) return Number.parseInt(commit().slice(0, 8), 16);
  if (!/^\d{1,10}$/.test(given)) throw new Error(`TEST_SEED must be a whole number such as 4711, but is "${given}".`);
  return Number(given);
}

/** Without a repository, as in a downloaded archive, every run takes the same seed. */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout : '1';
}
