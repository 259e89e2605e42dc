import { expect, test } from 'vitest';
import { isAuthorPage } from '../../../../../renderer/content/schema/author-address';
import { foundContent } from '../../../../support/outputs-content';

test('an author has a page as soon as one of the articles is published', async () => {
  const { authors, lists } = await foundContent();
  const [article] = lists.articles;
  if (!article) throw new Error('The content has no article');
  const id = article.data.author;
  const has = (address: string, ...states: (typeof article.state)[]) =>
    isAuthorPage(address, {
      authors,
      lists: { ...lists, articlesByAuthor: { [id]: states.map((state) => ({ ...article, state })) } },
    });
  expect(has(`/blog/authors/${id}`, 'draft', 'published')).toBe(true);
  expect(has(`/blog/authors/${id}`, 'draft', 'scheduled')).toBe(false);
  expect(has(`/blog/authors/${id}`)).toBe(false);
  expect(has(`/team/of/ours/x/${id}`, 'published')).toBe(false);
  expect(has('/blog/authors/nobody', 'published')).toBe(false);
});
