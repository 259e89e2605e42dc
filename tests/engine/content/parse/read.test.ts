import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { diskFolder } from '../../../../renderer/content/files/disk-folder';
import { read, readOne } from '../../../../renderer/content/parse/read';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { site } from '../../../support/site';

test('a file without read permission is an error of that file, along with other errors', async () => {
  const root = contentOf({ 'pages/apps.mdx': 'no front matter' });
  // A folder instead of a file is an error for every user, even root.
  mkdirSync(join(root, 'pages/locked.mdx'));
  const sourceFiles = [...read(diskFolder(root), site), readOne(diskFolder(root), 'pages/locked.mdx')];
  const { diagnostics, sources } = await loadContent(root, { sourceFiles });
  const printed = printTerminal(diagnostics, sources);
  expect(printed).toContain('content/pages/locked.mdx:1:1   error   text-is-readable');
  expect(printed).toContain(`  This file can't be opened (EISDIR).
  Close the programs that use it and try again, or restore it from the last commit.`);
  expect(diagnostics.map(({ file }) => file)).toContain('content/pages/apps.mdx');
});

test('a file that was just deleted is distinguished from a locked file', () => {
  expect(() => readOne(diskFolder(contentOf()), 'pages/gone.mdx')).toThrow('ENOENT');
});
