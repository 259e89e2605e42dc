import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf } from '../../support/content-of';
import { runCommand } from '../../support/run-command';
import { temporaryFolder } from '../../support/temporary-folder';

const newCommand = (...args: string[]) => runCommand('new', args);

test('the command prints the path of the file and the next step', () => {
  const root = contentOf();
  expect(newCommand('--root', root, 'solution', 'Till rolls', '--folder', 'shops')).toMatchObject({
    status: 0,
    printed: `Created content/solutions/shops/till-rolls.mdx (draft).
It was added to the list in content/solutions/shops.mdx.

1. Open the file and replace every TODO. A comment above each field says what to write.
2. npm run dev shows the page at /solutions/till-rolls, with every TODO marked. npm run check lists those that are left.
3. Delete the line "draft: true" to publish it.
`,
  });
  expect(existsSync(join(root, 'solutions/shops/till-rolls.mdx'))).toBe(true);
  expect(newCommand('--root', root, 'solution', 'Till rolls', '--folder', 'shops')).toMatchObject({
    status: 2,
    printed:
      'The address /solutions/till-rolls is taken by content/solutions/shops/till-rolls.mdx. Choose another title, or add --slug and another name. Nothing was written.\n',
  });
});

test('for unknown arguments, the command prints its usage', () => {
  expect(newCommand()).toMatchObject({ status: 2, printed: expect.stringContaining('npm run new page "Why') });
  expect(newCommand('artcle', 'Title').printed).toBe('There is no kind "artcle". Did you mean article?\n');
  expect(newCommand('article', 'Two', 'words').printed).toContain('Put the title in quotes.');
  expect(newCommand('article', 'Title', '--drafts').printed).toContain("Unknown option '--drafts'.");
  expect(newCommand('article', 'Title', '--root', '/no/where').printed).toBe('There is no folder "/no/where".\n');
});

test('a site with a gallery is told where it shows a section', () => {
  const museum = resolve(import.meta.dirname, '../../fixtures/second-site');
  const root = join(temporaryFolder(), 'content');
  cpSync(join(museum, 'content'), root, { recursive: true });
  const { printed } = runCommand('new', ['section', 'hours', '/impressum', '--root', root], { cwd: museum });
  expect(printed).toContain('/__components?show=hours shows what such a section looks like.');
});

test('a section is printed, or added to a page', () => {
  const root = contentOf();
  expect(newCommand('section').printed).toContain('  steps         Shows numbered steps.\n');
  expect(newCommand('section', 'releases').printed).toMatch(
    /^# Shows every press release, newest first\.\n- type: releases\n/,
  );
  expect(newCommand('section', 'steps', '/apps', '--root', root)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^Added a section at (?:(?!__components)[\s\S])*$/),
  });
  expect(newCommand('section', 'stepps').printed).toBe('There is no section type "stepps". Did you mean steps?\n');
});
