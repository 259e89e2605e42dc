import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { contentOf } from '../../support/content-of';

function renameCommand(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'rename', ...args], {
    encoding: 'utf8',
  });
  return { code: status, printed: stdout + stderr };
}

test('it says what was changed, or what to type', () => {
  const root = contentOf();
  expect(renameCommand('--root', root, '/solutions/tills', '/solutions/desks')).toEqual({
    code: 0,
    printed: `The page /solutions/tills is now /solutions/desks, in content/solutions/shops/desks.mdx.
Also changed: content/redirects.yaml, content/solutions/shops.mdx.
The old address redirects to the new one. npm run check finds no new errors.
`,
  });
  expect(renameCommand('/apps')).toEqual({
    code: 2,
    printed: 'Write the old address and the new one:   npm run rename /workshop /first-workshop\n',
  });
});
