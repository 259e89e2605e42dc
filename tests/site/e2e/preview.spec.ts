import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../../renderer/commands/serve/serve-site';
import { violationsOf } from '../../../renderer/commands/test/browser-checks/axe-finds-nothing';
import { reword } from '../../support/reword';
import { copyOfContent } from '../../support/trial-build';
import { withFields } from '../../support/with-fields';
import { firstFile } from '../support/content-files';
import { words } from './site-content';

const ARTICLE = firstFile('blog/*.mdx');
const SOLUTION = firstFile('solutions/*/*.mdx');
const SCHEDULED = words.preview.scheduled.replace('{date}', 'March 12, 2999');

/** Unpublished pages, by a word that all their names contain. */
const HIDDEN: Record<string, [like: string, file: string, fields: Record<string, string>]> = {
  Zebrafinch: [ARTICLE, 'blog/zebrafinch.mdx', { draft: 'true' }],
  Yellowhammer: [SOLUTION, `${dirname(SOLUTION)}/hammer.mdx`, { draft: 'true' }],
  Wagtail: [ARTICLE, 'blog/wagtail.mdx', { date: '2999-03-12' }],
  Velvetbird: [firstFile('press/*.mdx'), 'press/velvetbird.mdx', { date: '2999-03-12' }],
  Umbrellabird: [firstFile('careers/*.mdx'), 'careers/umbrellabird.mdx', { posted: '2999-03-12' }],
};

/** The checked-in content with these pages. */
function contentWithHidden(name: string) {
  const copy = copyOfContent(name);
  for (const [word, [like, file, fields]] of Object.entries(HIDDEN)) {
    const title = `${word} as the title of a page that is hidden`;
    const description = `${word} is in every name of this page, so that it is easily found where it must not be.`;
    const text = withFields(readFileSync(join(copy.content, like), 'utf8'), { title, description, ...fields })
      .replace(/^(name|heading|summary): .*/gm, `$1: ${word}`)
      .replace(/^terms: .*/m, `terms: [${word}]`)
      // Claims of the original page are not allowed on the copy.
      .replace(/\[\[[a-z-]+\]\]/g, 'some time');
    writeFileSync(join(copy.content, file), reword(text, word));
  }
  copy.edit(`${dirname(SOLUTION)}.mdx`, 'items:\n', 'items:\n  - page: /solutions/hammer\n');
  return copy;
}

test('a preview shows drafts and scheduled pages under a banner, but not to search engines', async ({ page }) => {
  const { out, build } = contentWithHidden('site-preview');
  const { status, printed } = build({ args: ['--without-social-images'], env: { SITE_PREVIEW: 'true' } });
  expect(status, printed).toBe(0);

  const site = await serveSite(out, 0);
  // A transition between modes would be measured midway.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [address, banner] of [
    ['/blog/zebrafinch', words.preview.draft],
    ['/solutions/hammer', words.preview.draft],
    ['/blog/wagtail', SCHEDULED],
    ['/press/velvetbird', SCHEDULED],
    ['/careers/umbrellabird', SCHEDULED],
  ] as const) {
    const response = await page.goto(site.address + address);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main > p').first()).toHaveText(banner);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  for (const [address, mark] of [
    ['/blog', `Zebrafinch ${words.preview.draftMark}`],
    ['/blog', `Wagtail ${words.preview.scheduledMark}`],
    ['/press', `Velvetbird ${words.preview.scheduledMark}`],
    ['/careers', `Umbrellabird ${words.preview.scheduledMark}`],
  ] as const) {
    await page.goto(site.address + address);
    await expect(page.getByRole('heading', { name: mark, exact: true })).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.goto(`${site.address}/about`);
  await expect(page.locator('main')).not.toContainText(words.preview.draft);
  site.close();
});
