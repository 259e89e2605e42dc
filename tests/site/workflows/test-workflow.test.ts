import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { gitIn } from '../../support/git';
import { temporaryFolder } from '../../support/temporary-folder';
import { readWorkflow } from './read-workflow';

const { on, jobs } = readWorkflow('test.yml');
const steps = jobs.test?.steps ?? [];
const find = steps.find(({ id }) => id === 'changed')?.run ?? '';

/** The workflow's output for a pull request with these changes. */
function outputFor(change: (write: (path: string) => void, folder: string) => void): string {
  const folder = temporaryFolder();
  const git = gitIn(folder);
  const write = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${Math.random()}`);
  };
  git('init', '--quiet', '--initial-branch=main');
  for (const path of ['content/pages/about.mdx', 'renderer/index.ts']) write(path);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Base');
  git('checkout', '--quiet', '-b', 'edit');
  change(write, folder);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '-m', 'Edit');
  git('checkout', '--quiet', 'main');
  // GitHub checks out the merge commit of a pull request.
  git('merge', '--quiet', '--no-ff', '--no-edit', 'edit');
  const output = join(folder, '.git/output');
  const { status } = spawnSync('bash', ['-e', '-c', find], {
    cwd: folder,
    env: { ...process.env, GITHUB_OUTPUT: output },
  });
  return status === 0 ? readFileSync(output, 'utf8').trim() : `failed with ${status}`;
}

test('a pull request that only changes content is recognized', () => {
  expect(outputFor((write) => write('content/pages/about.mdx'))).toBe('only-content=true');
  expect(outputFor((write) => write('content/media/größe ☕.png'))).toBe('only-content=true');
});

test.each([
  ['code', (write) => write('renderer/index.ts')],
  ['content and code', (write) => ['content/site.yaml', 'package.json'].map(write)],
  ['the guide for editors, which has a test of its own', (write) => write('content/README.md')],
  ['code beside content', (write) => write('content/pages/about.ts')],
  ['a folder with a similar name', (write) => write('content-map/a.mdx')],
  [
    'code that is moved into content',
    (_, folder) => renameSync(join(folder, 'renderer/index.ts'), join(folder, 'content/a.mdx')),
  ],
  ['nothing', () => {}],
] satisfies [string, Parameters<typeof outputFor>[0]][])(
  'a pull request that changes %s runs all tests',
  (_, change) => {
    expect(outputFor(change)).toBe('only-content=false');
  },
);

test('the required statuses are always reported: both jobs always run, and one step of the first job tests', () => {
  expect(JSON.stringify(on)).not.toContain('paths');
  expect(Object.keys(jobs)).toEqual(['test', 'oldest-node']);
  for (const job of Object.values(jobs)) expect(job).not.toHaveProperty('if');
  const conditionOf = (command: string) => steps.find(({ run }) => run === command)?.if;
  expect(conditionOf('npm test --silent -- content')).toBe("steps.changed.outputs.only-content == 'true'");
  expect(conditionOf('npm test')).toBe("steps.changed.outputs.only-content != 'true'");
});
