import { expect, test } from 'vitest';
import { addressOfPage, isPageOfList } from '../../../../renderer/content/schema/list-pages';
import { foundContent } from '../../../support/outputs-content';
import { site } from '../../../support/site';

test('the first page of a list has the address of the list, and further pages are below it', () => {
  expect([1, 2].map((number) => addressOfPage('/blog', number))).toEqual(['/blog', '/blog/page/2']);
  expect([1, 2].map((number) => addressOfPage('/', number))).toEqual(['/', '/page/2']);
});

test('only addresses below a list are reserved for its further pages', async () => {
  const { entries } = await foundContent();
  const home = new Map(
    [...entries].flatMap(([address, entry]) => (address === '/blog' ? [['/', entry] as const] : [])),
  );
  expect(isPageOfList('/page/2', home, site)).toBe(true);
  expect(isPageOfList('/page/2', entries, site)).toBe(false);
  for (const address of ['/blog/page/2', '/press/page/99']) expect(isPageOfList(address, entries, site)).toBe(true);
  for (const address of [
    '/blog',
    '/blog/page',
    '/blog/page/two',
    '/apps/page/2',
    '/blog/an-article/page/2',
    '/x/page/2',
  ])
    expect(isPageOfList(address, entries, site), address).toBe(false);
});
