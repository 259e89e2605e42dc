import { expect, test } from 'vitest';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { type Dependency, DependencyTracker, fingerprintsOf } from '../../../renderer/html/dependency-tracking';
import { article, author } from '../../fixtures/base-site/pages/kinds';
import { claims, site } from '../../fixtures/base-site/pages/lists';
import { foundContent, moreArticles } from '../../support/outputs-content';

const ADA = `---
title: Articles by Ada Engineer
description: Ada builds things, and writes down what went wrong. Read every article by her, the newest first.
name: Ada Engineer
role: Ada builds things.
---
`;

/** The dependencies recorded since the last call. */
function asked(tracked: DependencyTracker): Dependency[] {
  return tracked.takeDependencies().map((text) => JSON.parse(text));
}

/** The parts that differ between two versions of content. */
function changed(parts: readonly Dependency[], before: WholeContent, after: WholeContent): Dependency[] {
  const [one, other] = [fingerprintsOf(before), fingerprintsOf(after)];
  return parts.filter((part) => one(JSON.stringify(part)) !== other(JSON.stringify(part)));
}

test('only the parts that are read are recorded', async () => {
  const whole = await foundContent(moreArticles(9));
  const tracked = new DependencyTracker(whole);
  const { content } = tracked;
  void content.list(site).name;
  expect(asked(tracked)).toEqual([{ list: 'site' }]);
  void content.pageAt('/blog/article-3')?.data;
  expect(asked(tracked)).toEqual([{ page: '/blog/article-3', part: 'facts' }]);
  void content.pageAt('/blog/article-3')?.body;
  expect(asked(tracked)).toEqual([{ page: '/blog/article-3', part: 'text' }]);
  expect([content.pageAt('/blog/article-3'), content.find(author, 'nobody')].map(Boolean)).toEqual([true, false]);
  expect(asked(tracked)).toEqual([
    { page: '/blog/article-3', part: 'existence' },
    { page: '/blog/authors/nobody', part: 'existence' },
  ]);
  expect(content.token('clients')).toBe('10,000+');
  expect([content.naming(claims, 'launch').length > 0, content.today, content.media('no.zip').bytes]).toEqual([
    true,
    whole.data.today,
    0,
  ]);
  expect(asked(tracked)).toEqual([
    { mediaSize: 'no.zip' },
    { naming: 'claims', item: 'launch' },
    { page: '/', part: 'existence' },
    { page: '/solutions/tills', part: 'existence' },
    { site: 'today' },
    { token: 'clients' },
  ]);
});

test('a page depends on its own redirected anchors, not on other redirects', async () => {
  const redirects = '- from: /mobile-apps\n  to: /apps\n- from: /blog/article-1#old\n  to: /blog/article-1#a-heading\n';
  const before = await foundContent(moreArticles(2));
  const after = await foundContent({ ...moreArticles(2), 'redirects.yaml': redirects });
  const parts = ['/blog/article-0', '/blog/article-1'].map((address) => ({ anchorAliases: address }));
  expect(changed(parts, before, after)).toEqual([{ anchorAliases: '/blog/article-1' }]);

  const tracked = new DependencyTracker(before);
  expect(tracked.content.anchorAliases('/apps')).toEqual([]);
  expect(asked(tracked)).toEqual([{ anchorAliases: '/apps' }]);
});

test('the first entries of a list are no dependency on its length', async () => {
  const tracked = new DependencyTracker(await foundContent(moreArticles(9)));
  const newest = tracked.content.find(article, 'article-0');
  if (!newest) throw new Error('No article');
  const list = tracked.content.where(article, 'category', newest.data.category);
  expect([list[0]?.address, list[1]?.address]).toEqual(['/blog/article-8', '/blog/article-6']);
  const group = { field: 'category', value: 'WhatsApp' };
  expect(asked(tracked).filter((part) => 'kind' in part)).toEqual([
    { kind: 'article', group, at: 0 },
    { kind: 'article', group, at: 1 },
  ]);
});

test('a page that was rendered with an empty list is rendered again when the list gets its first entry', async () => {
  const files = { 'authors/ada.mdx': ADA };
  const without = await foundContent(files);
  const tracked = new DependencyTracker(without);
  const ada = tracked.content.find(author, 'ada');
  expect(ada && tracked.content.where(article, 'author', ada.id).map(({ data }) => data.name)).toEqual([]);
  const parts = asked(tracked);
  const [first, text] = Object.entries(moreArticles(1))[0] ?? [];
  const after = await foundContent({
    ...files,
    [`${first}`]: text?.replace('author: engineering', 'author: ada') ?? '',
  });
  expect(changed(parts, without, after)).toEqual([
    { kind: 'article', group: { field: 'author', value: 'ada' }, at: 'length' },
  ]);
  expect(changed(parts, without, without)).toEqual([]);
});

test('the fingerprint of a part changes only with the part', async () => {
  const files = moreArticles(3);
  const file = 'blog/article-1.mdx';
  const before = await foundContent(files);
  const after = await foundContent({ ...files, [file]: `${files[file]}\nOne sentence more.\n` });
  const page = '/blog/article-1';
  const parts: Dependency[] = [
    { page, part: 'facts' },
    { page, part: 'text' },
    { list: 'site' },
    { list: 'claims', item: 'clients' },
    { token: 'clients' },
    { site: 'counts' },
    { kind: 'article', at: 1 },
    { kind: 'article', at: 'length' },
  ];
  expect(changed(parts, before, after)).toEqual([{ page, part: 'text' }]);
  const fingerprint = fingerprintsOf(before);
  const states = (['existence', 'facts', 'text'] as const).map((part) =>
    fingerprint(JSON.stringify({ page: '/nowhere', part })),
  );
  expect(states).toEqual(['false', '', '']);
});

test('a page that reuses cached HTML depends on everything that was read to render it', async () => {
  const tracked = new DependencyTracker(await foundContent());
  const html = tracked.htmlCache('footer', () => tracked.content.list(site).name);
  expect(asked(tracked)).toEqual([{ list: 'site' }]);
  expect(tracked.htmlCache('footer', () => 'rendered again')).toBe(html);
  expect(asked(tracked)).toEqual([{ list: 'site' }]);
});
