import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const workflow = z.looseObject({
  on: z.unknown(),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.looseObject({ steps: z.array(step) })),
});

const files = globSync('.github/workflows/*.{yml,yaml}');

/** A workflow as it runs: lines that wait to be uncommented do nothing. publish-workflow.test.ts looks at those. */
function activeText(file: string): string {
  return readFileSync(file, 'utf8').replace(/^ *#.*\n/gm, '');
}

test('there are workflows to look at', () => {
  expect(files.length).toBeGreaterThanOrEqual(3);
});

describe.each(files)('%s', (file) => {
  const text = activeText(file);
  const { on, permissions, jobs } = workflow.parse(parse(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const isForPullRequests = JSON.stringify(on).includes('pull_request');

  test('every action is one certain commit, and says which version that is', () => {
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('no checkout leaves credentials behind', () => {
    for (const { uses, with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs['persist-credentials']).toBe(false);
    }
  });

  test('nothing that can be run comes from a cache, and pull requests save none', () => {
    for (const { uses = '', if: condition, with: inputs } of steps) {
      // npm compares what it has kept with the hashes in package-lock.json.
      if (uses.startsWith('actions/setup-node@')) expect(['npm', undefined]).toContain(inputs.cache);
      if (!uses.startsWith('actions/cache')) continue;
      expect(inputs.path).toBe('.cache/social');
      const isSaving = !uses.startsWith('actions/cache/restore@');
      if (isSaving && isForPullRequests) expect(condition).toBe("github.event_name == 'push'");
    }
  });

  test('no expression becomes part of a command', () => {
    for (const { run = '', with: inputs } of steps) expect(`${run}${inputs.script ?? ''}`).not.toContain('${{');
  });

  test('a token may only read, unless a job asks for more, and no secret is handed to anybody', () => {
    expect(Object.values(permissions).filter((permission) => permission !== 'read')).toEqual([]);
    expect(text).not.toMatch(/secrets\.|pull_request_target/);
    if (isForPullRequests) expect(text).not.toMatch(/: write\b/);
  });
});

test('code of a pull request never runs where something may be written', () => {
  for (const file of files) {
    const text = activeText(file);
    if (/: write\b/.test(text)) expect(text).not.toMatch(/^\s*(?:- )?(?:run:|uses: actions\/checkout)/m);
  }
});
