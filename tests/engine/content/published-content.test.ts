import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printTerminal } from '../../../renderer/content/diagnostics/reporters/terminal';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { hub } from '../../fixtures/base-site/pages/kinds';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';
import { foundFiles } from '../../support/outputs-content';

const tills = readFileSync('content/solutions/shops/tills.mdx', 'utf8');
const drafts = {
  ...foundFiles,
  'solutions/shops/scales.mdx': draftOf(tills),
  'solutions/shops.mdx': readFileSync('content/solutions/shops.mdx', 'utf8').replace(
    'items:\n',
    'items:\n  - page: /solutions/scales\n',
  ),
  'blog/an-article.mdx': foundFiles['blog/an-article.mdx']?.replace('date: 2024-02-29', 'date: 2026-03-12'),
  'press/a-release.mdx': foundFiles['press/a-release.mdx']?.replace('date: 2023-12-31', 'date: 2026-03-13'),
  'careers/engineer.mdx': foundFiles['careers/engineer.mdx']?.replace('posted: 2024-11-04', 'posted: 2026-03-14'),
};

/** A second page of the kind with a different title, as a draft. */
function draftOf(text: string): string {
  return text
    .replace(/^title: .*$/m, 'title: Scales for one shop, which nobody has written yet')
    .replace(
      /^description: .*$/m,
      'description: A page that is not finished, and is in the list of its column all the same.',
    )
    .replace(/^name: .*$/m, 'name: Scales\ndraft: true')
    .replace(/^heading: .*$/m, 'heading: Scales that agree');
}

async function contentOn(today: string, isPreview: boolean): Promise<WholeContent> {
  const { content, diagnostics, sources } = await loadContent(contentOf(drafts), { today, isPreview });
  expect(printTerminal(diagnostics, sources)).toBe('');
  if (!content) throw new Error('The content has errors');
  return content;
}

function itemsOf(content: WholeContent): string[] {
  return content.find(hub, 'shops')?.data.items.map(({ page }) => page) ?? [];
}

test.each([
  ['2026-03-11', []],
  ['2026-03-12', ['/blog/an-article']],
  ['2026-03-13', ['/blog/an-article', '/press/a-release']],
  ['2026-03-14', ['/blog/an-article', '/press/a-release', '/careers/engineer']],
])('on %s the public site contains the dated pages %j, and never the draft', async (today, expected) => {
  const content = await contentOn(today, false);
  const dated = ['/blog/an-article', '/press/a-release', '/careers/engineer'];
  expect(dated.filter((address) => content.entries.has(address))).toEqual(expected);
  expect(content.entries.has('/solutions/scales')).toBe(false);
  expect(itemsOf(content)).toEqual(['/solutions/tills']);
  expect(content.today).toBe(today);
});

test('a preview contains all pages, with their states', async () => {
  const content = await contentOn('2026-03-13', true);
  const stateOf = (address: string) => content.entries.get(address)?.state;
  expect(stateOf('/solutions/scales')).toBe('draft');
  expect(stateOf('/blog/an-article')).toBe('published');
  expect(stateOf('/press/a-release')).toBe('published');
  expect(stateOf('/careers/engineer')).toBe('scheduled');
  expect(itemsOf(content)).toEqual(['/solutions/scales', '/solutions/tills']);
});

test('a draft remains a draft after its day, and draft: false means published', async () => {
  const stateOf = async (field: string) => {
    const article = foundFiles['blog/an-article.mdx']?.replace('name: An article', `name: An article\n${field}`);
    const files = { ...foundFiles, 'blog/an-article.mdx': article };
    const { content } = await loadContent(contentOf(files), { today: '2026-01-01', isPreview: true });
    return content?.entries.get('/blog/an-article')?.state;
  };
  expect(await stateOf('draft: true')).toBe('draft');
  expect(await stateOf('draft: false')).toBe('published');
});

test('a draft is checked like any other page', async () => {
  const broken = draftOf(tills).replace('icon: shop', 'icon: stor');
  const { content, diagnostics } = await loadContent(contentOf({ ...drafts, 'solutions/shops/scales.mdx': broken }));
  expect(content).toBeUndefined();
  expect(diagnostics.map(({ code, field }) => [code, field])).toEqual([['values-are-allowed', 'icon']]);
});

test('as of a past day, links to later pages are only a warning', async () => {
  const linking = tills.replace('Two apples', '[Two](/blog/an-article) [apples](/blog/an-article)');
  const files = { ...foundFiles, 'solutions/shops/tills.mdx': linking };
  const { content, diagnostics } = await loadContent(contentOf(files), { today: '2024-02-28' });
  expect(content?.entries.has('/blog/an-article')).toBe(false);
  const warning = { severity: 'warning', code: 'links-lead-to-published-pages' };
  expect(diagnostics).toMatchObject([warning, warning]);
  expect(diagnostics[0]?.message).toContain('not public before 2024-02-29');
});

test('pages may be scheduled within a year, and a later date is a warning', async () => {
  const codesOn = async (months: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() + months);
    const article = foundFiles['blog/an-article.mdx']?.replace('2024-02-29', day.toISOString().slice(0, 10));
    const { diagnostics } = await loadContent(contentOf({ ...foundFiles, 'blog/an-article.mdx': article }));
    return diagnostics.map(({ code }) => code);
  };
  expect(await codesOn(11)).toEqual([]);
  expect(await codesOn(13)).toEqual(['scheduled-dates-are-near']);
});
