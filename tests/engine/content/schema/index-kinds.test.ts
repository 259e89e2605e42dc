import { expect, test } from 'vitest';
import type { Entry } from '../../../../renderer/content/schema/content';
import { indexOf } from '../../../../renderer/content/schema/index-kinds';
import { article, author, hub, opening as openings, page, release } from '../../../fixtures/base-site/pages/kinds';
import { foundContent, moreArticles, opening } from '../../../support/outputs-content';
import { site } from '../../../support/site';

const addressesOf = (entries: readonly Entry[]) => entries.map(({ address }) => address);

test('articles are sorted newest first', async () => {
  const content = await foundContent(moreArticles(3));
  expect(addressesOf(content.all(article))).toEqual([
    '/blog/article-2',
    '/blog/article-1',
    '/blog/article-0',
    '/blog/an-article',
  ]);
});

test('each entry is in the list of its kind, but further pages of a list are not', async () => {
  const content = await foundContent(moreArticles(12));
  expect(addressesOf(content.all(release))).toEqual(['/press/a-release']);
  expect(addressesOf(content.all(openings))).toEqual(['/careers/engineer']);
  expect(addressesOf(content.all(author))).toEqual(['/blog/authors/engineering']);
  expect(addressesOf(content.all(hub))).toEqual(['/solutions/shops']);
  expect(content.pageAt('/blog/page/2')).toBeDefined();
  expect(addressesOf(content.all(page))).not.toContain('/blog/page/2');
});

test('openings are sorted by their place, then by heading, with openings without a place at the end', async () => {
  const withPlace = (heading: string, order: string) =>
    opening({
      'title: An engineer': `title: A ${heading}`,
      'every field': `every ${heading} field`,
      'name: Engineer': `name: ${heading}`,
      'heading: Engineer': `heading: ${heading}`,
      'type: Full-time': `type: Full-time${order}`,
    });
  const content = await foundContent({
    'careers/engineer.mdx': withPlace('Baker', ''),
    'careers/a.mdx': withPlace('Archivist', ''),
    'careers/b.mdx': withPlace('Zoologist', '\norder: 2'),
    'careers/c.mdx': withPlace('Driver', '\norder: 10'),
    'careers/d.mdx': withPlace('Cook', '\norder: 2'),
  });
  const headings = content.all(openings).map(({ data }) => data.heading);
  expect(headings).toEqual(['Cook', 'Zoologist', 'Driver', 'Archivist', 'Baker']);
});

test('a kind without an order keeps the order of its files, and a kind sorted by a field begins with the smallest value', async () => {
  const { entries } = await foundContent(moreArticles(3));
  const backwards = new Map([...entries].reverse());
  const articlesBy = (order: string | undefined) => {
    const kinds = site.kinds.map((kind) => (kind.name === 'article' ? { ...kind, order } : kind));
    return indexOf(backwards, kinds).article?.all;
  };
  const byDate = ['/blog/an-article', '/blog/article-0', '/blog/article-1', '/blog/article-2'];
  expect(articlesBy('date')).toEqual(byDate);
  expect(articlesBy(undefined)).toEqual(byDate.toReversed());
});

test('pages can be looked up by references, but not by other fields', async () => {
  const content = await foundContent(moreArticles(4));
  const [engineering] = content.all(author);
  if (!engineering) throw new Error('No author');
  expect(content.where(article, 'author', engineering.id)).toHaveLength(5);
  const [newest] = content.all(article);
  if (!newest) throw new Error('No article');
  expect(addressesOf(content.where(article, 'category', newest.data.category))).toEqual([
    '/blog/article-3',
    '/blog/article-1',
  ]);
  // @ts-expect-error A heading is not a reference.
  expect(content.where(article, 'heading', newest.data.heading)).toEqual([]);
});
