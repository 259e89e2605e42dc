import { expect, test } from 'vitest';
import { article, relatedTo } from '../../../../pages/article/schema';
import type { WholeContent } from '../../../../renderer/content/schema/content';
import { foundContent, moreArticles } from '../../../support/outputs-content';

function relatedIn(content: WholeContent, id: string): string[] {
  const entry = content.find(article, id);
  if (!entry) throw new Error(`There is no article ${id}`);
  return relatedTo(entry, content, 3).map(({ address }) => address);
}

test('the related articles are the newest of the same category', async () => {
  const content = await foundContent(moreArticles(30));
  expect(relatedIn(content, 'article-1')).toEqual(['/blog/article-29', '/blog/article-27', '/blog/article-25']);
  expect(relatedIn(content, 'article-28')).toEqual(['/blog/article-26', '/blog/article-24', '/blog/article-22']);
});

test('if a category has too few articles, the newest of other categories follow, without duplicates', async () => {
  const content = await foundContent(moreArticles(4));
  expect(relatedIn(content, 'article-1')).toEqual(['/blog/article-3', '/blog/article-2', '/blog/article-0']);
  expect(relatedIn(content, 'article-2')).toEqual(['/blog/article-0', '/blog/an-article', '/blog/article-3']);
  expect(relatedIn(await foundContent(), 'an-article')).toEqual([]);
});
