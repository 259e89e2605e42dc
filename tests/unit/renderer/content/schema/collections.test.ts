import { expect, test } from 'vitest';
import { classifyFile } from '../../../../../renderer/content/schema/collections';

test.each([
  ['pages/index.mdx', '/'],
  ['pages/about.mdx', '/about'],
  ['pages/integrations/whatsapp.mdx', '/integrations/whatsapp'],
  ['legal/privacy.mdx', '/privacy'],
  ['solutions/capture-leads.mdx', '/solutions/capture-leads'],
  ['solutions/capture-leads/ads.mdx', '/solutions/ads'],
  ['blog/first-month.mdx', '/blog/first-month'],
  ['press/launch.mdx', '/press/launch'],
  ['careers/engineer.mdx', '/careers/engineer'],
])('%s is the page %s', (path, address) => {
  expect(classifyFile(path)?.address).toBe(address);
});

test('a list is no page', () => {
  expect(classifyFile('claims.yaml')).toMatchObject({ list: 'claims' });
  expect(classifyFile('claims.yaml')?.address).toBeUndefined();
});

test.each(['notes.mdx', 'blog/2024/first.mdx', 'solutions/a/b/c.mdx', 'other/page.mdx'])('%s has no home', (path) => {
  expect(classifyFile(path)).toBeUndefined();
});
