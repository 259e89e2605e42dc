import { expect, test } from 'vitest';
import type { AnyEntry, ArticleEntry } from '../../../../../renderer/content/schema/content';
import { relatedTo } from '../../../../../renderer/content/schema/entry-lists';
import { entryAt, foundContent, moreArticles, opening } from '../../../../support/outputs-content';

const addressesOf = (entries: readonly AnyEntry[]) => entries.map(({ address }) => address);

function articleAt(content: Awaited<ReturnType<typeof foundContent>>, address: string): ArticleEntry {
  const entry = entryAt(content, address);
  if (entry.kind !== 'article') throw new Error(`${address} is no article`);
  return entry;
}

test('articles come newest first', async () => {
  const { lists } = await foundContent(moreArticles(3));
  expect(addressesOf(lists.articles)).toEqual([
    '/blog/article-2',
    '/blog/article-1',
    '/blog/article-0',
    '/blog/an-article',
  ]);
});

test('each entry is in the list of its kind, and in the evergreen one unless entries like it keep coming', async () => {
  const { lists, entries } = await foundContent(moreArticles(12));
  expect(addressesOf(lists.releases)).toEqual(['/press/a-release']);
  expect(addressesOf(lists.openings)).toEqual(['/careers/engineer']);
  expect(addressesOf(lists.hubs)).toEqual(['/solutions/shops']);
  expect(entries.has('/blog/page/2')).toBe(true);
  const others = [...entries.keys()].filter((address) => !/^\/(?:blog|press)\//.test(address));
  expect(addressesOf(lists.evergreen)).toEqual(others);
});

test('openings come by their place, then by heading, and those without a place at the end', async () => {
  const withPlace = (heading: string, order: string) =>
    opening({
      'title: An engineer': `title: A ${heading}`,
      'every field': `every ${heading} field`,
      'heading: Engineer': `heading: ${heading}`,
      'type: Full-time': `type: Full-time${order}`,
    });
  const { lists } = await foundContent({
    'careers/engineer.mdx': withPlace('Baker', ''),
    'careers/a.mdx': withPlace('Archivist', ''),
    'careers/b.mdx': withPlace('Zoologist', '\norder: 2'),
    'careers/c.mdx': withPlace('Driver', '\norder: 10'),
    'careers/d.mdx': withPlace('Cook', '\norder: 2'),
  });
  const headings = lists.openings.map(({ data }) => data.heading);
  expect(headings).toEqual(['Cook', 'Zoologist', 'Driver', 'Archivist', 'Baker']);
});

test('related are the newest of the same category', async () => {
  const content = await foundContent(moreArticles(30));
  const relatedOf = (address: string) => addressesOf(relatedTo(articleAt(content, address), content.lists, 3));
  expect(relatedOf('/blog/article-1')).toEqual(['/blog/article-29', '/blog/article-27', '/blog/article-25']);
  expect(relatedOf('/blog/article-28')).toEqual(['/blog/article-26', '/blog/article-24', '/blog/article-22']);
});

test('where a category has too few, the newest of the others follow, and none is named twice', async () => {
  const content = await foundContent(moreArticles(4));
  const relatedOf = (address: string) => addressesOf(relatedTo(articleAt(content, address), content.lists, 3));
  expect(relatedOf('/blog/article-1')).toEqual(['/blog/article-3', '/blog/article-2', '/blog/article-0']);
  expect(relatedOf('/blog/article-2')).toEqual(['/blog/article-0', '/blog/an-article', '/blog/article-3']);
  const alone = await foundContent();
  expect(relatedTo(articleAt(alone, '/blog/an-article'), alone.lists, 3)).toEqual([]);
});
