import { expect, test } from 'vitest';
import type { WholeContent } from '../../../../../renderer/content/schema/content';
import { entryAt, foundContent, moreArticles } from '../../../../support/outputs-content';

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
])('above %s stand %j', async (address, above) => {
  expect(addressesAbove(address, await foundContent())).toEqual(above);
});

test('above the pages of lists and authors stand the blog, and the first page of their list', async () => {
  const content = await foundContent(moreArticles(12));
  const author = '/blog/authors/engineering';
  expect(addressesAbove('/blog/page/2', content)).toEqual(['/blog']);
  expect(addressesAbove(author, content)).toEqual(['/blog']);
  expect(addressesAbove(`${author}/page/2`, content)).toEqual(['/blog', author]);
});

test('a kind that names the home page as the page above has no breadcrumb more', async () => {
  const content = await foundContent();
  const entry = { ...entryAt(content, '/apps'), parent: '/' };
  expect(content.above(entry)).toEqual([]);
});
