import { expect, test } from 'vitest';
import type { Content } from '../../../../renderer/content/schema/content';
import { relatedTo } from '../../../../renderer/content/schema/entry-lists';
import { articlesIn } from '../../../../renderer/content/schema/list-pages';
import { fingerprintsOf, TrackedContent } from '../../../../renderer/html/dependency-tracking';
import { foundContent, moreArticles } from '../../../support/outputs-content';

test('only the parts that are read are recorded', async () => {
  const noted = new TrackedContent(await foundContent(moreArticles(9)));
  const { content } = noted;
  void content.site.name;
  expect(noted.takeDependencies()).toEqual(['site']);
  void content.entries.get('/blog/article-3')?.data;
  expect(noted.takeDependencies()).toEqual(['facts /blog/article-3']);
  void content.entries.get('/blog/article-3')?.body;
  expect(noted.takeDependencies()).toEqual(['text /blog/article-3']);
  expect([content.entries.has('/blog/article-3'), content.entries.has('/nowhere')]).toEqual([true, false]);
  expect(noted.takeDependencies()).toEqual(['is /blog/article-3', 'is /nowhere']);
  void content.claims.founded;
  expect(noted.takeDependencies()).toEqual(['claims founded']);
});

test('a page depends on its own redirected anchors, not on other redirects', async () => {
  const parts = ['anchorAliases /blog/article-0', 'anchorAliases /blog/article-1'];
  const before = fingerprintsOf(await foundContent(moreArticles(2)));
  const redirects = '- from: /mobile-apps\n  to: /apps\n- from: /blog/article-1#old\n  to: /blog/article-1#a-heading\n';
  const after = fingerprintsOf(await foundContent({ ...moreArticles(2), 'redirects.yaml': redirects }));
  expect(parts.filter((part) => before(part) !== after(part))).toEqual(['anchorAliases /blog/article-1']);

  const noted = new TrackedContent(await foundContent());
  void noted.content.anchorAliases['/apps'];
  expect(noted.takeDependencies()).toEqual(['anchorAliases /apps']);
});

test('related articles depend on the first of the lists alone, not on how long these are', async () => {
  const noted = new TrackedContent(await foundContent(moreArticles(9)));
  const { entries, lists } = noted.content;
  const article = entries.get('/blog/article-0');
  if (article?.kind !== 'article') throw new Error('No article');
  expect(relatedTo(article, lists, 2).map(({ address }) => address)).toEqual(['/blog/article-8', '/blog/article-6']);
  expect(noted.takeDependencies().filter((part) => part.startsWith('lists'))).toEqual([
    'lists.articlesByCategory.WhatsApp 0',
    'lists.articlesByCategory.WhatsApp 1',
  ]);
});

test('a group without entries has no list, even if it is named like a property of every object', async () => {
  const { content } = new TrackedContent(await foundContent());
  expect(content.lists.articlesByAuthor.constructor).toBeUndefined();
});

test('a page that asks for a group without entries depends on whether there is one', async () => {
  const without = await foundContent();
  const noted = new TrackedContent(without);
  expect(articlesIn({ type: 'articles', title: 'By Ana', author: 'ana' }, noted.content.lists)).toEqual([]);
  const parts = noted.takeDependencies();
  const ana = { ...without.lists, articlesByAuthor: { ana: without.lists.articles } };
  const changed = (after: Content) =>
    parts.filter((part) => fingerprintsOf(without)(part) !== fingerprintsOf(after)(part));
  expect(changed({ ...without, lists: ana })).not.toEqual([]);
  expect(changed(without)).toEqual([]);
});

test('a page that goes through all entries is refused', async () => {
  const { content } = new TrackedContent(await foundContent());
  expect(() => [...content.entries.values()]).toThrow('A page must not go through all entries');
  expect(() => content.entries.size).toThrow('A page must not count all entries');
});

test('the fingerprint of a part changes with the part, and with nothing else', async () => {
  const before = fingerprintsOf(await foundContent(moreArticles(3)));
  const changes = moreArticles(3);
  const file = 'blog/article-1.mdx';
  const after = fingerprintsOf(await foundContent({ ...changes, [file]: `${changes[file]}\nOne sentence more.\n` }));
  const parts = ['facts /blog/article-1', 'text /blog/article-1', 'site', 'lists.articles 1', 'lists.articles length'];
  expect(parts.filter((part) => before(part) !== after(part))).toEqual(['text /blog/article-1']);
  expect([before('is /nowhere'), before('facts /nowhere'), before('text /nowhere')]).toEqual(['false', '', '']);
  expect(() => before('weather')).toThrow('No content has the part "weather"');
});

test('a page that reuses what another page has rendered depends on everything that was read for it', async () => {
  const tracked = new TrackedContent(await foundContent());
  const html = tracked.htmlCache('footer', () => tracked.content.site.name);
  expect(tracked.takeDependencies()).toEqual(['site']);
  expect(tracked.htmlCache('footer', () => 'rendered again')).toBe(html);
  expect(tracked.takeDependencies()).toEqual(['site']);
});
