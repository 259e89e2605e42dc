import { expect, test } from 'vitest';
import { patternReader, patternWriter } from '../../../../renderer/content/schema/pattern';

test.each([
  ['blog/:slug.mdx', 'blog/first-month.mdx', { slug: 'first-month' }],
  ['blog/:slug.mdx', 'blog/first.month.mdx', { slug: 'first.month' }],
  ['blog/:slug.mdx', 'blog/2024/first.mdx', undefined],
  ['blog/:slug.mdx', 'Blog/first.mdx', undefined],
  ['blog/:slug.mdx', 'blog/first.MDX', undefined],
  ['blog/:slug.mdx', 'blog/.mdx', undefined],
  ['solutions/:hub/:slug.mdx', 'solutions/shops/tills.mdx', { hub: 'shops', slug: 'tills' }],
  ['pages/*path.mdx', 'pages/about.mdx', { path: 'about' }],
  ['pages/*path.mdx', 'pages/integrations/request.mdx', { path: 'integrations/request' }],
])('%s reads %s as %o', (pattern, path, params) => {
  expect(patternReader(pattern)(path)).toEqual(params);
});

test.each([
  ['/blog', { slug: 'first' }, '/blog'],
  ['/solutions/:hub', { hub: 'shops', slug: 'tills' }, '/solutions/shops'],
  ['/*path', { path: 'integrations/request' }, '/integrations/request'],
  ['/*path', { path: 'integrations/index' }, '/integrations'],
  ['/*path', { path: 'index' }, '/'],
  ['/blog/:slug', { slug: 'größe' }, '/blog/gr%C3%B6%C3%9Fe'],
])('%s filled with %o is %s', (pattern, params, address) => {
  expect(patternWriter(pattern)(params)).toBe(address);
});
