import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { parseWorkflow } from './read-workflow';

const files = globSync('.github/workflows/*.{yml,yaml}');

/** The only workflow that may pass secrets to a job; publish-workflow.test.ts tests its jobs. */
const PUBLISH = '.github/workflows/publish.yml';

/** The social images, and photos in each size. */
const PICTURES = '.cache/made\n.cache/pictures';

test('there are workflows to test', () => {
  expect(files.length).toBeGreaterThanOrEqual(3);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { on, permissions, jobs } = parseWorkflow(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const isForPullRequests = JSON.stringify(on).includes('pull_request');

  test('every action is pinned to a commit, with its version in a comment', () => {
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('no checkout leaves credentials behind', () => {
    for (const { uses, with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs['persist-credentials']).toBe(false);
    }
  });

  test('no executable file comes from a cache, and pull requests save no cache', () => {
    for (const { uses = '', if: condition, with: inputs } of steps) {
      // npm verifies its cache with the hashes in package-lock.json.
      if (uses.startsWith('actions/setup-node@')) expect(['npm', undefined]).toContain(inputs.cache);
      if (!uses.startsWith('actions/cache')) continue;
      expect([PICTURES, '.cache/links']).toContain(inputs.path?.trim());
      const isSaving = !uses.startsWith('actions/cache/restore@');
      if (isSaving && isForPullRequests) expect(condition).toBe("github.event_name == 'push'");
    }
  });

  test('no expression becomes part of a command', () => {
    for (const { run = '', with: inputs } of steps) expect(`${run}${inputs.script ?? ''}`).not.toContain('${{');
  });

  test('a token is read-only unless a job requests more, and no secret is passed on', () => {
    expect(Object.values(permissions).filter((permission) => permission !== 'read')).toEqual([]);
    expect(text).not.toContain('pull_request_target');
    if (file !== PUBLISH) expect(text).not.toContain('secrets.');
    if (isForPullRequests) expect(text).not.toMatch(/: write\b/);
  });
});

test('pictures are only cached on main, and every build restores the newest cache', () => {
  const caches = files.flatMap((file) =>
    Object.values(parseWorkflow(readFileSync(file, 'utf8')).jobs)
      .flatMap(({ steps }) => steps)
      // Caches only match the same list of paths.
      .filter(({ with: inputs }) => inputs.path?.trim() === PICTURES)
      .map(({ uses = '', with: { key, ...inputs } }) => ({ file, key, isSaving: uses.includes('/save@'), ...inputs })),
  );
  for (const { key } of caches) expect(key).toBe(`pictures-\${{ github.sha }}`);
  const restoring = caches.filter(({ isSaving }) => !isSaving);
  expect(restoring.map((each) => each['restore-keys'])).toEqual(restoring.map(() => 'pictures-'));
  expect(restoring.map(({ file }) => basename(file, '.yml')).sort()).toEqual(['changes', 'publish', 'test']);
  expect(caches.filter(({ isSaving }) => isSaving).map(({ file }) => basename(file, '.yml'))).toEqual(['test']);
});

test('code of a pull request never runs with write permissions', () => {
  for (const file of files) {
    // All other permissions belong to the whole workflow, which is read-only.
    for (const { permissions, steps } of Object.values(parseWorkflow(readFileSync(file, 'utf8')).jobs)) {
      if (!Object.values(permissions).includes('write')) continue;
      for (const { run, uses = '' } of steps)
        expect(run ?? uses).toMatch(/^(?!actions\/checkout@)[\w./-]+@[\da-f]{40}$/);
    }
  }
});
