import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastChanges } from '../../../renderer/platform/last-changes';
import { gitIn } from '../../support/git';
import { temporaryFolder } from '../../support/temporary-folder';

/** A repository with a content folder, and functions to write and commit files in it. */
function repository() {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, 'content/pages'), { recursive: true });
    writeFileSync(join(folder, 'content', file), text);
  };
  const commit = (date: string) => {
    gitIn(folder)('add', '.');
    gitIn(folder, { GIT_COMMITTER_DATE: date })('commit', '-m', 'Change');
  };
  gitIn(folder)('init', '--quiet');
  return { folder, content: join(folder, 'content'), write, commit };
}

test('each file has the date of its last commit, except for uncommitted files', async () => {
  const { content, write, commit } = repository();
  write('site.yaml', 'a');
  write('pages/old.mdx', 'a');
  write('pages/changed.mdx', 'a');
  write('pages/touched.mdx', 'a');
  commit('2024-02-03T04:05:06+01:00');
  write('pages/changed.mdx', 'b');
  commit('2024-03-04T05:06:07+01:00');
  write('pages/touched.mdx', 'b');
  write('pages/new.mdx', 'a');
  expect([...(await lastChanges(content))].sort()).toEqual([
    ['pages/changed.mdx', '2024-03-04T05:06:07+01:00'],
    ['pages/old.mdx', '2024-02-03T04:05:06+01:00'],
    ['site.yaml', '2024-02-03T04:05:06+01:00'],
  ]);
});

test('a shallow clone has no dates, because its only commit contains every file', async () => {
  const { folder, write, commit } = repository();
  write('pages/a.mdx', 'a');
  commit('2024-02-03T04:05:06Z');
  write('pages/b.mdx', 'b');
  commit('2024-03-04T05:06:07Z');
  const clone = join(temporaryFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, clone], { stdio: 'pipe' });
  expect(await lastChanges(join(clone, 'content'))).toEqual(new Map());
});

test('outside of a repository there are no dates', async () => {
  expect(await lastChanges(temporaryFolder())).toEqual(new Map());
});
