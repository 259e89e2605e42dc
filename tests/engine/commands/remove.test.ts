import { expect, test } from 'vitest';
import { callCommand } from '../../support/call-command';
import { contentOf } from '../../support/content-of';
import { foundFiles } from '../../support/outputs-content';
import { runCommand } from '../../support/run-command';

const removeCommand = (...args: string[]) => callCommand('remove', args);

test('the command prints what it removed, or its usage', async () => {
  const root = contentOf(foundFiles);
  expect(await removeCommand()).toMatchObject({
    status: 2,
    printed: expect.stringContaining('npm run remove /workshop'),
  });
  expect(await removeCommand('--root', root, '/press/a-release')).toMatchObject({
    status: 2,
    printed: `/press/a-release was published, so old links to it exist. Say which page they should lead to, such as /press:
npm run remove /press/a-release /press
Nothing was changed.
`,
  });
  expect(runCommand('remove', ['--root', root, 'press/a-release.mdx', '/press'])).toMatchObject({
    status: 0,
    printed: `Removed content/press/a-release.mdx.

Changed content/redirects.yaml.

npm run check finds nothing new.
`,
  });
});
