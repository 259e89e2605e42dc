import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { callCommand } from '../../support/call-command';
import { contentOf } from '../../support/content-of';
import { runCommand } from '../../support/run-command';
import { temporaryFolder } from '../../support/temporary-folder';

const newCommand = (...args: string[]) => callCommand('new', args);

test('the command prints the path of the file and the next step', async () => {
  const root = contentOf();
  const args = ['--root', root, 'solution', 'Till rolls', '--folder', 'shops'];
  expect(runCommand('new', args)).toMatchObject({
    status: 0,
    printed: `Created content/solutions/shops/till-rolls.mdx (draft).
It was added to the list in content/solutions/shops.mdx.

1. Open the file and replace every TODO. A comment above each field says what to write.
2. npm run dev shows the page at /solutions/till-rolls, with every TODO marked. npm run check lists those that are left.
3. Delete the line "draft: true" to publish it.
`,
  });
  expect(existsSync(join(root, 'solutions/shops/till-rolls.mdx'))).toBe(true);
  expect(await newCommand(...args)).toMatchObject({
    status: 2,
    printed:
      'The address /solutions/till-rolls is taken by content/solutions/shops/till-rolls.mdx. Choose another title, or add --slug and another name. Nothing was written.\n',
  });
});

test('for unknown arguments, the command prints its usage', async () => {
  expect(await newCommand()).toMatchObject({ status: 2, printed: expect.stringContaining('npm run new page "Why') });
  expect((await newCommand('artcle', 'Title')).printed).toBe('There is no kind "artcle". Did you mean article?\n');
  expect((await newCommand('article', 'Two', 'words')).printed).toContain('Put the title in quotes.');
  expect((await newCommand('article', 'Title', '--drafts')).printed).toContain("Unknown option '--drafts'.");
  expect((await newCommand('article', 'Title', '--root', '/no/where')).printed).toBe(
    'There is no folder "/no/where".\n',
  );
});

test('a site with a gallery is told where it shows a section', () => {
  const museum = resolve(import.meta.dirname, '../../fixtures/second-site');
  const root = join(temporaryFolder(), 'content');
  cpSync(join(museum, 'content'), root, { recursive: true });
  const { printed } = runCommand('new', ['section', 'hours', '/impressum', '--root', root], { cwd: museum });
  expect(printed).toContain('/__components?show=hours shows what such a section looks like.');
});

test('a section is printed, or added to a page', async () => {
  const root = contentOf();
  expect((await newCommand('section')).printed).toContain('  steps         Shows numbered steps.\n');
  expect((await newCommand('section', 'releases')).printed).toMatch(
    /^# Shows every press release, newest first\.\n- type: releases\n/,
  );
  expect(await newCommand('section', 'steps', '/apps', '--root', root)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^Added a section at (?:(?!__components)[\s\S])*$/),
  });
  expect((await newCommand('section', 'stepps')).printed).toBe(
    'There is no section type "stepps". Did you mean steps?\n',
  );
});
