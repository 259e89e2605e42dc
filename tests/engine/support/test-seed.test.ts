import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { testSeed } from '../../support/test-seed';

test('without TEST_SEED, the seed depends on the commit', () => {
  vi.stubEnv('TEST_SEED', '');
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  expect(testSeed()).toBe(Number(`0x${commit.slice(0, 8)}`));
});

test('TEST_SEED repeats a run, and must be a number', () => {
  vi.stubEnv('TEST_SEED', '4711');
  expect(testSeed()).toBe(4711);
  vi.stubEnv('TEST_SEED', 'abc');
  expect(testSeed).toThrow('TEST_SEED must be a whole number such as 4711, but is "abc".');
});
