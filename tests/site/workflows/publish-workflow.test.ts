import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf } from './lint-workflow';
import { parseWorkflow } from './read-workflow';

const TEXT = readFileSync('.github/workflows/publish.yml', 'utf8');

const HOSTS = ['github-pages', 'netlify', 'cloudflare'];

/** The workflow with one job uncommented, as its first comment describes, unless its owner has already done so. */
function withJob(name: string): string {
  const lines = TEXT.split('\n');
  const start = lines.indexOf(`  # ${name}:`);
  if (start < 0) return TEXT;
  const blank = lines.indexOf('', start);
  const end = blank < 0 ? lines.length : blank;
  const job = lines.slice(start, end).map((line) => line.replace('# ', ''));
  return [...lines.slice(0, start), ...job, ...lines.slice(end)].join('\n');
}

test('the workflow builds the site on each push to main and every day, only to publish it', () => {
  const { on, jobs } = parseWorkflow(TEXT);
  expect(on).toMatchObject({ push: { branches: ['main'] }, schedule: [{ cron: expect.any(String) }] });
  expect(['build', ...HOSTS]).toEqual(expect.arrayContaining(Object.keys(jobs)));
  expect(jobs.build?.steps.map(({ run }) => run)).toContain('npm run --silent build');
});

test('nothing is published without a receiver of the contact form, unless the owner wants that', () => {
  const step = parseWorkflow(TEXT).jobs.build?.steps.find(({ run = '' }) => run.includes('VITE_CONTACT_WEBHOOK_URL'));
  expect(step?.run).toMatch(/::error::.*WITHOUT_CONTACT_WEBHOOK[\s\S]*exit 1/);
  expect(step?.if?.split(' && ')).toEqual([
    "vars.VITE_CONTACT_WEBHOOK_URL == ''",
    "vars.WITHOUT_CONTACT_WEBHOOK != 'true'",
    "vars.SITE_PREVIEW != 'true'",
  ]);
});

describe.each(HOSTS)('%s, uncommented', (name) => {
  const text = withJob(name);
  const { on, jobs } = parseWorkflow(text);
  const job = jobs[name];

  test('GitHub would accept it', async () => {
    expect(await problemsOf('publish.yml', text)).toEqual([]);
  });

  test('the job publishes the output of the build job', () => {
    expect(job?.needs).toBe('build');
    const kept = jobs.build?.steps.find(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'))?.with;
    // Files in .well-known count as hidden.
    expect(kept).toMatchObject({ name: 'site', path: 'dist/client', 'include-hidden-files': true });
    const forPages = job?.steps.find(({ uses = '' }) => uses.startsWith('actions/upload-pages-artifact@'));
    if (forPages) expect(forPages.with).toMatchObject({ 'include-hidden-files': true });
    expect(job?.steps[0]).toMatchObject({ with: { name: 'site', path: 'site' } });
  });

  test('the job only runs pinned versions', () => {
    for (const { uses, run } of job?.steps ?? [])
      expect(uses ?? run).toMatch(/^(?:[\w/-]+@[\da-f]{40}$|npx --yes [a-z-]+@\d+\.\d+\.\d+ )/);
  });

  test('no code of the repository runs in a job with secrets or write permissions', () => {
    expect(Object.keys(on)).toEqual(['push', 'schedule', 'workflow_dispatch']);
    expect(JSON.stringify(jobs.build)).not.toMatch(/secrets\.|write/);
    expect(JSON.stringify(job)).not.toMatch(/checkout|npm (?:ci|run)/);
  });
});
