import { expect, test } from 'vitest';
import { callCommand } from '../../support/call-command';
import { contentOf } from '../../support/content-of';
import { runCommand } from '../../support/run-command';

test('the command prints what it changed, or its usage', async () => {
  const root = contentOf();
  expect(runCommand('rename', ['--root', root, '/solutions/tills', '/solutions/desks'])).toMatchObject({
    status: 0,
    printed: `The page /solutions/tills is now /solutions/desks, in content/solutions/shops/desks.mdx.
Also changed: content/redirects.yaml, content/solutions/shops.mdx.
The old address redirects to the new one. npm run check finds no new errors.
`,
  });
  expect(await callCommand('rename', ['/apps'])).toMatchObject({
    status: 2,
    printed: 'Write the old address and the new one:   npm run rename /workshop /first-workshop\n',
  });
});
