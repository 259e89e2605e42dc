import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assert, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import { readWorkflow } from './read-workflow';

const {
  permissions,
  jobs: { visit, report },
} = readWorkflow('links.yml');
assert(visit && report);
const [script = ''] = report.steps.flatMap((step) => step.with.script ?? []);
const OWN = { number: 7, body: '<!-- outside-links -->\nOne link.' };
const OTHER = { number: 8, body: 'Another issue.' };

/** The result of a report with these open issues. */
async function write(text: string, open: object[]) {
  const file = join(temporaryFolder(), 'report.md');
  writeFileSync(file, text);
  vi.stubEnv('REPORT', file);
  const issues = { listForRepo: vi.fn(), create: vi.fn(), update: vi.fn() };
  const github = { paginate: async () => open, rest: { issues } };
  const call = new Function('github', 'context', 'require', `return (async () => {${script}})()`);
  await call(github, { repo: { owner: 'agency', repo: 'site' } }, createRequire(import.meta.url));
  return { created: issues.create.mock.calls, updated: issues.update.mock.calls };
}

test('the job that visits links may only read, and the job that writes the issue may do nothing else', () => {
  expect(permissions).toEqual({ contents: 'read' });
  expect(visit.permissions).toEqual({});
  expect(report.permissions).toEqual({ issues: 'write' });
});

test('failing links are in one issue, which is created once and then updated', async () => {
  const first = await write('Two links.', [OTHER]);
  expect(first.updated).toEqual([]);
  expect(first.created).toEqual([[expect.objectContaining({ body: '<!-- outside-links -->\nTwo links.' })]]);
  const next = await write('Three links.', [OTHER, OWN]);
  expect(next.created).toEqual([]);
  expect(next.updated).toEqual([
    [expect.objectContaining({ issue_number: 7, body: '<!-- outside-links -->\nThree links.' })],
  ]);
});

test('the issue is closed once every link responds, and no issue is created without a failing link', async () => {
  expect((await write('', [OTHER, OWN])).updated).toEqual([
    [expect.objectContaining({ issue_number: 7, state: 'closed' })],
  ]);
  expect(await write('', [OTHER])).toEqual({ created: [], updated: [] });
});
