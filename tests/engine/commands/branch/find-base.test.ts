import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { findBase } from '../../../../renderer/commands/branch/find-base';
import { contentOf } from '../../../support/content-of';
import { contentRepository } from '../../../support/content-repository';

beforeEach(() => {
  vi.stubEnv('GITHUB_BASE_REF', '');
});

/** A clone whose branch edit is one commit ahead of main. */
function clone(...options: string[]) {
  const { folder, git, edit, commit } = contentRepository();
  edit('pages/index.mdx', 'The smallest site', 'A small site');
  commit();
  const target = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--branch', 'edit', ...options, `file://${folder}`, target], {
    stdio: 'pipe',
  });
  return { root: join(target, 'content'), main: git('rev-parse', 'main').trim() };
}

test('the default base is origin/main, or main without a remote', async () => {
  const { root, main } = clone();
  expect(await findBase(root)).toEqual({ commit: main, name: 'origin/main' });
  expect((await findBase(contentRepository().root)).name).toBe('main');
});

test('in a pull request on GitHub, the base is its target branch', async () => {
  const { root, git } = contentRepository();
  git('update-ref', 'refs/remotes/origin/release', 'main');
  vi.stubEnv('GITHUB_BASE_REF', 'release');
  expect((await findBase(root)).name).toBe('origin/release');
});

test('the base is the start of the branch, even if the base branch has moved on', async () => {
  const { root, git, edit, commit } = contentRepository();
  const began = git('rev-parse', 'HEAD').trim();
  git('checkout', '--quiet', 'main');
  edit('pages/index.mdx', 'The smallest site', 'A small site');
  commit();
  git('checkout', '--quiet', 'edit');
  expect((await findBase(root, 'main')).commit).toBe(began);
});

test('a shallow clone says what to fetch', async () => {
  const { root } = clone('--depth', '1');
  await expect(findBase(root)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: This clone is shallow and has no origin/main or main. Fetch the whole history:   git fetch --unshallow origin main:refs/remotes/origin/main   (in GitHub Actions: fetch-depth: 0 for actions/checkout).]`,
  );
  const withMain = clone('--depth', '1', '--no-single-branch');
  await expect(findBase(withMain.root)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: This clone is shallow: it ends before the commit at which this branch left origin/main. Fetch the whole history:   git fetch --unshallow origin main:refs/remotes/origin/main   (in GitHub Actions: fetch-depth: 0 for actions/checkout).]`,
  );
});

test('for an unknown branch, the error says how to fetch or name it', async () => {
  const { root, git } = contentRepository();
  await expect(findBase(root, 'develop')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no develop here to compare with. Name a branch that git knows:   npm run check -- --changed BRANCH]`,
  );
  await expect(findBase(root, '--help')).rejects.toThrow('There is no --help here');
  vi.stubEnv('GITHUB_BASE_REF', 'release');
  await expect(findBase(root)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no origin/release here to compare with. Fetch it:   git fetch origin release:refs/remotes/origin/release   or name another branch:   npm run check -- --changed BRANCH]`,
  );
  vi.stubEnv('GITHUB_BASE_REF', '');
  git('branch', '--delete', '--force', 'main');
  await expect(findBase(root)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no origin/main or main here to compare with. Fetch it:   git fetch origin main:refs/remotes/origin/main   or name another branch:   npm run check -- --changed BRANCH]`,
  );
});

test('a branch with an unrelated history has no base', async () => {
  const { root, git, commit } = contentRepository();
  git('checkout', '--quiet', '--orphan', 'alone');
  commit();
  await expect(findBase(root)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: This branch and main have no commit in common. Name the branch that this one began from:   npm run check -- --changed BRANCH]`,
  );
});

test('outside of a repository, and without git, the error says so', async () => {
  await expect(findBase(contentOf())).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The changes are found with git, but git says: fatal: not a git repository (or any of the parent directories): .git]`,
  );
  vi.stubEnv('PATH', '');
  await expect(findBase(contentOf())).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The changes are found with git, but git is not installed here.]`,
  );
});
