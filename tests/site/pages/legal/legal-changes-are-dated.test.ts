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

test('a changed legal text, committed or not, needs a new date', async () => {
  const { root, edit, commit } = contentRepository();
  edit('legal/imprint.mdx', 'on the next working day', 'within a week');
  expect(await printed(root)).toMatchInlineSnapshot(`
    "content/legal/imprint.mdx:7:10   error   legal-changes-are-dated
      7 │ updated: 2024-03-01
        │          ^^^^^^^^^^
      This legal text was changed, but its last update is still 2024-03-01.
      Write the day of the change:   updated: 2024-12-01
      Or, where the text means the same as before, say so:   unchanged-because: A comma was corrected.
    "
  `);
  commit();
  expect(await printed(root)).toContain('legal-changes-are-dated');
  edit('legal/imprint.mdx', 'updated: 2024-03-01', 'updated: 2024-12-01');
  expect(await printed(root)).toBe('');
});

test('a reason counts for its branch, not for the next change', async () => {
  const { root, edit, commit, git } = contentRepository();
  edit('legal/imprint.mdx', 'updated: 2024-03-01', 'updated: 2024-03-01\nunchanged-because: A comma was corrected.');
  edit('legal/imprint.mdx', 'Write to us, and', 'Write to us and');
  expect(await printed(root)).toBe('');
  commit();
  git('branch', '--force', 'main');
  edit('legal/imprint.mdx', 'on the next working day', 'within a week');
  expect(await printed(root)).toMatchInlineSnapshot(`
    "content/legal/imprint.mdx:7:10   error   legal-changes-are-dated
      7 │ updated: 2024-03-01
        │          ^^^^^^^^^^
      This legal text was changed, but its last update is still 2024-03-01. The reason "A comma was corrected." was given for an earlier change.
      Write the day of the change:   updated: 2024-12-01
      Or, where the text means the same as before, say so:   unchanged-because: A comma was corrected.
    "
  `);
  edit('legal/imprint.mdx', 'A comma was corrected.', 'A week is what we always meant.');
  expect(await printed(root)).toBe('');
});

test('line breaks, spaces and the order of fields are not changes of a legal text', async () => {
  const { root, edit, read, write } = contentRepository();
  edit('legal/imprint.mdx', 'name: Imprint\nheading: Imprint', 'heading: Imprint\nname:  "Imprint"');
  write('legal/imprint.mdx', `${read('legal/imprint.mdx').replaceAll('\n', '\r\n')}\r\n`);
  expect(await printed(root)).toBe('');
});
