import { expect, test } from 'vitest';
import { ancestorsOf } from '../../../../../renderer/content/schema/ancestors';
import { entryAt, foundContent } from '../../../../support/outputs-content';

test.each([
  ['/', []],
  ['/apps', []],
  ['/solutions/shops', ['/apps']],
  ['/solutions/tills', ['/apps', '/solutions/shops']],
  ['/blog/an-article', ['/blog']],
  ['/press/a-release', ['/press']],
  ['/careers/engineer', ['/careers']],
])('above %s stand %j', async (address, above) => {
  const content = await foundContent();
  expect(ancestorsOf(entryAt(content, address), content.entries).map((entry) => entry.address)).toEqual(above);
});
