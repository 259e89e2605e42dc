import { expect, test } from 'vitest';
import { llms } from '../../../renderer/outputs/llms';
import { foundContent } from '../../support/outputs-content';
import { site } from '../../support/site';

test('llms.txt links to the Markdown version of every page, main pages first', async () => {
  const content = await foundContent();
  const text = llms({ content, siteUrl: 'https://site.example' }, site);
  expect(text.startsWith('# Tallwind\n\n> A small site for tests.\n')).toBe(true);
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
    'Apps',
    'Blog',
    'Careers',
    'Press',
    'Pages',
  ]);
  expect([...text.matchAll(/\((https:[^)]*)\): /g)].map(([, url]) => url)).toEqual([
    'https://site.example/apps.md',
    'https://site.example/solutions/shops.md',
    'https://site.example/solutions/tills.md',
    'https://site.example/blog.md',
    'https://site.example/blog/authors/engineering.md',
    'https://site.example/blog/an-article.md',
    'https://site.example/careers.md',
    'https://site.example/careers/engineer.md',
    'https://site.example/press.md',
    'https://site.example/press/a-release.md',
    'https://site.example/index.md',
  ]);
});
