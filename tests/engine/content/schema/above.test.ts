import { expect, test } from 'vitest';
import type { WholeContent } from '../../../../renderer/content/schema/content';
import { entryAt, foundContent, moreArticles } from '../../../support/outputs-content';

function addressesAbove(address: string, content: WholeContent): string[] {
  return content.above(entryAt(content, address)).map((entry) => entry.address);
}

test.each([
  ['/', []],
  ['/apps', []],
  ['/solutions/shops', ['/apps']],
  ['/solutions/tills', ['/apps', '/solutions/shops']],
  ['/blog/an-article', ['/blog']],
  ['/press/a-release', ['/press']],
  ['/careers/engineer', ['/careers']],
])('the pages above %s are %j', async (address, above) => {
  expect(addressesAbove(address, await foundContent())).toEqual(above);
});

test('the pages above further pages and authors are the blog, and the first page of their list', async () => {
  const content = await foundContent(moreArticles(12));
  const author = '/blog/authors/engineering';
  expect(addressesAbove('/blog/page/2', content)).toEqual(['/blog']);
  expect(addressesAbove(author, content)).toEqual(['/blog']);
  expect(addressesAbove(`${author}/page/2`, content)).toEqual(['/blog', author]);
});

test('a kind with the home page as its parent has no additional breadcrumb', async () => {
  const content = await foundContent();
  const entry = { ...entryAt(content, '/apps'), parent: '/' };
  expect(content.above(entry)).toEqual([]);
});
