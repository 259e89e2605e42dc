import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  resolved?: string;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
// Not the project itself, nor the engine, which is a workspace of it.
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

test('npm ci verifies the hash of every package, on every platform', () => {
  // The hash of the parent's archive covers bundled packages.
  const unverified = installed.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''));
  expect(installed.length).toBeGreaterThan(500);
  expect(unverified.map(([path]) => path)).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
