import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { contentOf } from '../../support/content-of';
import { foundFiles } from '../../support/outputs-content';

function removeCommand(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'remove', ...args], {
    encoding: 'utf8',
  });
  return { code: status, printed: stdout + stderr };
}

test('it says what was removed, or what to type', () => {
  const root = contentOf(foundFiles);
  expect(removeCommand()).toMatchObject({ code: 2, printed: expect.stringContaining('npm run remove /workshop') });
  expect(removeCommand('--root', root, '/press/a-release')).toEqual({
    code: 2,
    printed: `/press/a-release was published, so old links to it exist. Say which page they should lead to, such as /press:
npm run remove /press/a-release /press
Nothing was changed.
`,
  });
  expect(removeCommand('--root', root, 'press/a-release.mdx', '/press')).toEqual({
    code: 0,
    printed: `Removed content/press/a-release.mdx.

Changed content/redirects.yaml.

npm run check finds nothing new.
`,
  });
});
