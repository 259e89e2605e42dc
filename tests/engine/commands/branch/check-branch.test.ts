import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkBranch } from '../../../../renderer/commands/branch/check-branch';
import { printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { contentRepository } from '../../../support/content-repository';

beforeEach(() => {
  vi.stubEnv('GITHUB_BASE_REF', '');
  vi.stubEnv('CONTENT_AS_OF', '2024-12-01');
});

async function printed(root: string, base?: string): Promise<string> {
  const { diagnostics, sources } = await checkBranch(root, base);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return printTerminal(errors, sources);
}

test('a branch without a change reports nothing, not even errors of its base', async () => {
  const { root, edit, commit, git } = contentRepository();
  edit('pages/index.mdx', 'The smallest site', 'The smallest smallest site');
  commit();
  git('branch', '--force', 'main');
  expect(await checkBranch(root)).toMatchObject({
    diagnostics: [],
    comparedWith: expect.stringMatching(/^main at [0-9a-f]{7}: 0 changed files$/),
  });
});

test('for a renamed page, the suggested line in redirects.yaml is enough', async () => {
  const { root, rename, write } = contentRepository();
  rename('legal/imprint.mdx', 'legal/legal-notice.mdx');
  expect(await printed(root)).toMatchInlineSnapshot(`
    "content/redirects.yaml:1:3   error   addresses-stay-or-redirect
      1 │ []
        │   ^
      /imprint was published, but no longer leads to a page, so old links to it are broken.
      Bring the page back, or add these two lines to redirects.yaml in place of []:
      - from: /imprint
        to: /legal-notice
    "
  `);
  write('redirects.yaml', '- from: /imprint\n  to: /legal-notice\n');
  expect(await printed(root)).toBe('');
});

test('a name with a capital is told as such: once the file has its name again, so has the page its address', async () => {
  const { root, git } = contentRepository();
  git('mv', 'content/legal/imprint.mdx', 'content/legal/Imprint.mdx');
  const told = await printed(root);
  expect(told).toContain('content/legal/Imprint.mdx:1:1   error   file-names-are-slugs');
  expect(told).not.toContain('no longer leads to a page');
});

test('the suggested redirect of a deleted page leads to the page above it', async () => {
  const { root, remove, edit } = contentRepository();
  remove('solutions/shops/tills.mdx');
  edit('solutions/shops.mdx', '/solutions/tills', '/apps');
  expect(await printed(root)).toContain('- from: /solutions/tills\n    to: /solutions/shops\n');
  expect((await checkBranch(root)).comparedWith).toContain(': 2 changed files');
});

test('a deleted line in redirects.yaml is a lost address', async () => {
  const { root, write } = contentRepository({ 'redirects.yaml': '- from: /old-apps\n  to: /apps\n' });
  write('redirects.yaml', '[]\n');
  expect(await printed(root)).toMatchInlineSnapshot(`
    "content/redirects.yaml:1:3   error   addresses-stay-or-redirect
      1 │ []
        │   ^
      /old-apps was published, but no longer leads to a page, so old links to it are broken.
      Bring the page back, or add these two lines to redirects.yaml in place of []:
      - from: /old-apps
        to: /apps
    "
  `);
});

test('a page that becomes a draft leaves the public site', async () => {
  const { root, edit } = contentRepository();
  edit('legal/imprint.mdx', 'name: Imprint', 'name: Imprint\ndraft: true');
  expect(await printed(root)).toContain('/imprint was published, but is now a draft');
});

test('a reworded heading and a section without its id lose their anchors', async () => {
  const { root, edit, write } = contentRepository();
  edit('legal/imprint.mdx', '## Who we are', '## Who answers for this site');
  edit('legal/imprint.mdx', 'updated: 2024-03-01', 'updated: 2024-12-01');
  edit('pages/index.mdx', 'id: top', 'id: start');
  expect(await printed(root)).toMatchInlineSnapshot(`
    "content/legal/imprint.mdx:10:1   error   addresses-stay-or-redirect
      10 │ ## Who answers for this site
         │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      The anchor #who-we-are was published, but /imprint no longer has it, so old links to it end at the top of the page.
      Bring the anchor back, or add these two lines to redirects.yaml in place of []:
      - from: /imprint#who-we-are
        to: /imprint#who-answers-for-this-site

    content/pages/index.mdx:8:9   error   addresses-stay-or-redirect
      8 │     id: start
        │         ^^^^^
      The anchor #top was published, but / no longer has it, so old links to it end at the top of the page.
      Bring the anchor back, or add these two lines to redirects.yaml in place of []:
      - from: /#top
        to: /#start
    "
  `);
  write(
    'redirects.yaml',
    '- from: /imprint#who-we-are\n  to: /imprint#who-answers-for-this-site\n- from: /#top\n  to: /#start\n',
  );
  expect(await printed(root)).toBe('');
});

test('an unreadable page does not count as removed', async () => {
  const { root, edit } = contentRepository();
  edit('legal/imprint.mdx', 'updated: 2024-03-01', 'updated: 1 March');
  const { diagnostics } = await checkBranch(root);
  expect(diagnostics.map(({ code }) => code)).toEqual(['date-is-written-iso']);
});

test('an error in an unchanged file is reported only if the branch causes it', async () => {
  const { root, edit, commit, git } = contentRepository();
  edit('solutions/shops.mdx', 'A hub with your item.', 'A hub with your your item.');
  commit();
  git('branch', '--force', 'main');
  edit('claims.yaml', 'launch:', 'lunch:');
  expect((await printed(root)).match(/^content[^:]*/gm)).toMatchInlineSnapshot(`
    [
      "content/pages/index.mdx",
      "content/solutions/shops/tills.mdx",
    ]
  `);
});

test('in a changed file, existing errors are reported, too', async () => {
  const { root, edit, commit, git } = contentRepository();
  edit('solutions/shops.mdx', 'A hub with your item.', 'A hub with your your item.');
  commit();
  git('branch', '--force', 'main');
  edit('solutions/shops.mdx', 'Tell us what you sell.', 'Tell us what is in your window.');
  expect((await printed(root)).match(/^content[^:]*/gm)).toMatchInlineSnapshot(`
    [
      "content/solutions/shops.mdx",
    ]
  `);
});

test('a data file that the base lacks does not prevent the comparison', async () => {
  const { root, git, read, write, rename } = contentRepository();
  const partners = read('partners.yaml');
  git('rm', '--quiet', 'content/partners.yaml');
  git('commit', '--quiet', '--amend', '-m', 'Content');
  git('branch', '--force', 'main');
  write('partners.yaml', partners);
  rename('legal/imprint.mdx', 'legal/legal-notice.mdx');
  expect(await printed(root)).toContain('- from: /imprint\n    to: /legal-notice');
});

test('the work tree and the index remain unchanged', async () => {
  const { root, edit, git } = contentRepository();
  edit('legal/imprint.mdx', 'on the next working day', 'within a week');
  git('add', '.');
  edit('pages/index.mdx', 'The smallest site', 'A small site');
  const before = git('status', '--porcelain=v2');
  await checkBranch(root);
  expect(git('status', '--porcelain=v2')).toBe(before);
});

test('a symbolic link at the base of the branch is neither followed nor written through', async () => {
  const { root, folder, git, remove, write, read } = contentRepository();
  const outside = join(folder, 'outside.yaml');
  const partners = read('partners.yaml');
  writeFileSync(outside, 'outside: true\n');
  git('checkout', '--quiet', 'main');
  remove('partners.yaml');
  symlinkSync(outside, join(root, 'partners.yaml'));
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Link');
  git('checkout', '--quiet', '-B', 'edit');
  remove('partners.yaml');
  write('partners.yaml', partners);
  const { diagnostics, checked } = await checkBranch(root, 'main');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(checked).toBeDefined();
  expect(readFileSync(outside, 'utf8')).toBe('outside: true\n');
});

test('a symbolic link that replaces a file is an error of the branch', async () => {
  const { root, remove } = contentRepository();
  remove('pages/apps.mdx');
  symlinkSync('index.mdx', join(root, 'pages/apps.mdx'));
  const { diagnostics } = await checkBranch(root, 'main');
  expect(diagnostics.map(({ file, code }) => [file, code])).toContainEqual([
    'content/pages/apps.mdx',
    'files-are-regular',
  ]);
});
