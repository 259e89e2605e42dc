import { expect, test } from 'vitest';
import { callCommand } from '../../support/call-command';
import { contentOf } from '../../support/content-of';
import { contentRepository } from '../../support/content-repository';

test('--changed prints the errors that the branch causes, and fails', async () => {
  const { root, rename } = contentRepository();
  rename('legal/imprint.mdx', 'legal/legal-notice.mdx');
  const { status, printed } = await callCommand('check', ['--root', root, '--changed', 'main']);
  expect(printed).toMatch(/^Compared with main at [0-9a-f]{7}: 2 changed files\.$/m);
  expect(printed).toContain('- from: /imprint\n    to: /legal-notice');
  expect(status).toBe(1);
});

test('in a pull request, the target branch need not be named', async () => {
  const { root, git } = contentRepository();
  git('update-ref', 'refs/remotes/origin/release', 'main');
  const { status, printed } = await callCommand('check', ['--root', root, '--changed'], { GITHUB_BASE_REF: 'release' });
  expect(printed).toMatch(/^Compared with origin\/release at [0-9a-f]{7}: 0 changed files\.$/m);
  expect(status).toBe(0);
});

test.each([
  [['--changed'], 'The changes are found with git, but git says: fatal: not a git repository'],
  [['--changed', 'main', 'next'], 'Unexpected argument "next". Only --changed takes a name'],
  [['main'], 'Unexpected argument "main". Only --changed takes a name'],
])('%s outside of a repository says what is wrong, without a stack trace', async (args, message) => {
  const { status, printed } = await callCommand('check', ['--root', contentOf(), ...args]);
  expect(printed.startsWith(message)).toBe(true);
  expect(printed).not.toContain('    at ');
  expect(status).toBe(2);
});

test('a word of thousands of letters is told like any other, without a search for similar words', async () => {
  const { root, edit } = contentRepository();
  edit('pages/apps.mdx', 'with nothing but a headline', `with ${'abc'.repeat(2_700)} but a headline`);
  const { printed } = await callCommand('check', ['--root', root, '--changed', 'main']);
  expect(printed).toContain(`"${'abc'.repeat(10)}" is not in the dictionary`);
  expect(printed).toContain('Look it up.');
});
