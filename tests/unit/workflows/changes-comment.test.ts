import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const workflow = z
  .object({
    permissions: z.object({}).strict(),
    jobs: z.object({
      comment: z.object({
        permissions: z.record(z.string(), z.string()),
        steps: z.array(z.object({ uses: z.string(), with: z.looseObject({ script: z.string().optional() }) })),
      }),
    }),
  })
  .parse(parse(readFileSync('.github/workflows/changes-comment.yml', 'utf8')));
const { comment } = workflow.jobs;
const [find = '', write = ''] = comment.steps.flatMap((step) => step.with.script ?? []);

const run = {
  id: 7,
  html_url: 'https://github.com/agency/site/actions/runs/7',
  head_sha: 'abc',
  head_branch: 'edit',
  head_repository: { id: 2, owner: { login: 'fork' } },
};
const context = { repo: { owner: 'agency', repo: 'site' }, payload: { workflow_run: run } };
const pull = { number: 12, head: { sha: 'abc', repo: { id: 2 } } };
const summary = { size_in_bytes: 900 };

/** Runs a script of the workflow against a GitHub that answers with these lists. */
async function runScript(script: string, { pulls = [pull], artifacts = [summary], comments = [] as object[] } = {}) {
  const lists = { pulls: () => {}, artifacts: () => {}, comments: () => {} };
  const answers = new Map<unknown, unknown>([
    [lists.pulls, pulls],
    [lists.artifacts, artifacts],
    [lists.comments, comments],
  ]);
  const core = { info: vi.fn(), setOutput: vi.fn(), setFailed: vi.fn() };
  const issues = { listComments: lists.comments, createComment: vi.fn(), updateComment: vi.fn() };
  const github = {
    paginate: async (list: unknown) => answers.get(list),
    rest: { pulls: { list: lists.pulls }, actions: { listWorkflowRunArtifacts: lists.artifacts }, issues },
  };
  const call = new Function('github', 'context', 'core', 'require', `return (async () => {${script}})()`);
  await call(github, context, core, createRequire(import.meta.url));
  return { core, issues };
}

/** The comment that a summary becomes. */
async function commentOf(text: string, comments: object[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'summary.md'), text);
  vi.stubEnv('SUMMARY', join(folder, 'summary.md'));
  vi.stubEnv('NUMBER', '12');
  return (await runScript(write, { comments })).issues;
}

test('it runs nothing of the branch, and may do no more than comment', () => {
  expect(comment.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
  expect(comment.steps.map(({ uses }) => uses.split('@')[0])).toEqual([
    'actions/github-script',
    'actions/download-artifact',
    'actions/github-script',
  ]);
  // What an expression puts into a script would be run.
  expect(find + write).not.toContain('${{');
});

test('the pull request is the one that GitHub knows at the commit of the run', async () => {
  expect((await runScript(find)).core.setOutput).toHaveBeenCalledWith('number', 12);
  const moved = { ...pull, head: { ...pull.head, sha: 'def' } };
  const other = { ...pull, head: { ...pull.head, repo: { id: 3 } } };
  expect((await runScript(find, { pulls: [moved, other] })).core.setOutput).not.toHaveBeenCalled();
});

test('a summary that is too large is left where it is', async () => {
  expect((await runScript(find, { artifacts: [{ size_in_bytes: 5_000_000 }] })).core.setOutput).not.toHaveBeenCalled();
  expect((await runScript(find, { artifacts: [] })).core.setOutput).not.toHaveBeenCalled();
});

test('tags, mentions, links, pictures and references do nothing in the comment', async () => {
  const { createComment } = await commentOf(
    'Hi @team &commat;team <img src=x> <!-- x --> [a](//b.example) ![c](https://d.example) [e]: //f.example www.g.example #12\n',
  );
  const { body } = createComment.mock.calls[0]?.[0] ?? {};
  expect(body.split('\n\n')[1].replaceAll('\u200b', '·')).toBe(
    'Hi @·team &·commat;team <·img src=x> <·!-- x --> [a]·(//b.example) ![c]·(https:·//d.example) [e]·: //f.example www·.g.example #·12\n',
  );
});

test('a long summary is cut at the end of a line, to what a comment may hold', async () => {
  const { createComment } = await commentOf('a line of text\n'.repeat(90_000));
  const { body } = createComment.mock.calls[0]?.[0] ?? {};
  expect(body.length).toBeLessThanOrEqual(65_536);
  expect(body).toMatch(/a line of text\n$/);
});

test('its own comment is written anew, and nobody else is taken for it', async () => {
  const mark = '<!-- what-this-change-touches -->';
  const foreign = { id: 1, user: { login: 'fork' }, body: `${mark}\nfake` };
  const own = { id: 2, user: { login: 'github-actions[bot]' }, body: `${mark}\nold` };
  expect((await commentOf('New\n', [foreign, own])).updateComment).toHaveBeenCalledWith(
    expect.objectContaining({
      comment_id: 2,
      body: expect.stringMatching(/^<!-- what-this-change-touches -->\n[\s\S]*New\n$/),
    }),
  );
  expect((await commentOf('New\n', [foreign])).createComment).toHaveBeenCalled();
});

test('a link in place of the summary is not followed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync('/etc/hostname', join(folder, 'summary.md'));
  vi.stubEnv('SUMMARY', join(folder, 'summary.md'));
  const { core, issues } = await runScript(write);
  expect(core.setFailed).toHaveBeenCalled();
  expect(issues.createComment).not.toHaveBeenCalled();
});
