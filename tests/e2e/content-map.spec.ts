import { resolve } from 'node:path';
import { expect as quickExpect } from '@playwright/test';
import { glob } from 'tinyglobby';
import { draftOf } from '../support/draft-of';
import { gitIn } from '../support/git';
import { IS_SWEEP } from '../support/sample';
import { violationsOf } from './accessible/violations';
import { serveCopy } from './dev-server';
import { test } from './site';

const { url, folder, content: CONTENT, contentFile, textOf, write } = serveCopy('contentMap', commitAndChange);
const MAP = `${url}/__content`;
/** The part that axe checks: the whole map in a sweep, otherwise a few of its rows. */
const MAP_FOR_AXE = IS_SWEEP ? '' : '?text=press';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** Other tests run in parallel. */
const expect = quickExpect.configure({ timeout: 30_000 });

const LONE_PAGE = `---
title: A page that nothing links to
description: A page that exists so that the map has a draft to show, and one to which no other page and no list leads.
name: Alone
theme: ink
sections:
  - type: hero
    tagline: Map
    title: Nobody finds this page
    description: Nothing links here.
---
`;

function commitAndChange() {
  const git = gitIn(folder, { GIT_COMMITTER_DATE: '2024-05-06T07:08:09Z' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Content');
  contentFile('blog/app-or-web-page.mdx').change('name: ', '# Looked through.\nname: ');
  write('blog/in-the-making.mdx', draftOf(textOf('blog/app-or-web-page.mdx')));
  write('pages/alone.mdx', LONE_PAGE);
}

test('every file is in the table, with its state, its last change, its links and claims', async ({ page }) => {
  await page.goto(MAP);
  const files = await glob(['**/*.{mdx,yaml}'], { cwd: CONTENT, ignore: 'media' });
  await expect(page.getByRole('status')).toHaveText(`${files.length} files, with 0 errors and 1 warning.`);
  const rows = page.locator('tbody');
  await expect(rows).toHaveCount(files.length);
  for (const file of files)
    await expect(page.getByRole('link', { name: `${file} in the editor` }).first()).toBeVisible();

  const cellsOf = (title: string) =>
    rows
      .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })
      .locator('tr')
      .first()
      .locator('td');
  await expect(cellsOf('When your app should have been a web page')).toContainText([
    '/blog/app-or-web-page',
    'Article',
    'Published',
    'Uncommitted',
    'none',
    /^[1-9]/,
    /^[1-9]/,
    /^[1-9]/,
  ]);
  await expect(cellsOf('An article in the making')).toContainText(['/blog/in-the-making', 'Article', 'Draft', 'New']);
  await expect(cellsOf('A page that nothing links to')).toContainText([
    '/alone',
    'Page',
    'Published',
    'New',
    '1 warning',
    '0',
    '0',
    '0',
  ]);
  await expect(cellsOf('site.yaml')).toContainText(['none', 'List', 'none', '2024-05-06', 'none', '0', /^[1-9]/, '0']);

  const details = page.getByRole('group').filter({ hasText: 'of When your app should have been a web page' });
  await details.getByText('Links and claims').click();
  await expect(details.getByRole('link', { name: '/blog', exact: true })).toBeVisible();
});

test('a warning appears with its line, its message, and the fix, and opens in the editor at its place', async ({
  page,
}) => {
  const opened: string[] = [];
  await page.route('**/__open-in-editor**', async (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    await route.fulfill({ status: 200, body: '' });
  });
  await page.goto(MAP);
  await page.getByLabel('with errors or warnings').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.locator('tbody')).toHaveCount(1);
  const finding = page.locator('[data-severity=warning]', { hasText: 'pages-are-linked' });
  await expect(finding).toContainText('No page links to /alone.');
  await expect(finding).toContainText('Link to it from a page where readers would look for it');
  await finding.getByRole('link', { name: 'pages/alone.mdx:2:8' }).click();
  await expect.poll(() => opened).toEqual([`${resolve(CONTENT)}/pages/alone.mdx:2:8`]);
  // The map does not scroll.
  await expect(page.locator('tbody')).toHaveCount(1);

  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByLabel('that nothing links to').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['A page that nothing links to', 'Thank You for Writing to Us']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the keyboard filters and sorts, and a title leads to its page', async ({ page }) => {
    await page.goto(MAP);
    await page.getByLabel('Text').focus();
    await page.keyboard.type('blog');
    await page.getByLabel('Kind').focus();
    await page.keyboard.type('Article');
    await page.getByLabel('Text').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text=blog&kind=article/);
    await expect(page.getByRole('status')).toContainText(/^5 of \d+ files/);
    await expect(page.getByLabel('Text')).toHaveValue('blog');

    const titles = page.getByRole('rowheader');
    const byAddress = await titles.allTextContents();
    const header = page.getByRole('columnheader', { name: 'Title' });
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles).toHaveText(byAddress.toSorted((a, b) => a.localeCompare(b)));
    // The focus continues from the table, not from the top of the page.
    await expect(page.getByRole('region', { name: 'in order of title, ascending' })).toBeFocused();
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(titles).toHaveText(byAddress.toSorted((a, b) => b.localeCompare(a)));
    await expect(page.getByRole('status')).toContainText(/^5 of/);

    await titles.getByRole('link', { name: 'When your app should have been a web page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\/app-or-web-page$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('the picture names the sections, and has a list as an alternative', async ({ page }) => {
  await page.goto(`${MAP}?view=structure`);
  const picture = page.locator('figure svg');
  for (const section of ['Pages', 'Blog', 'Careers', 'Legal texts', 'Websites', 'WhatsApp growth'])
    await expect(picture.locator('textPath', { hasText: section })).toHaveCount(1);
  const spokes = await picture.locator('a').count();
  expect(spokes).toBe((await glob('**/*.mdx', { cwd: CONTENT })).length);
  await page.getByText('The same as a list').click();
  const list = page.getByRole('group').getByRole('list').first();
  await expect(list.getByRole('link')).toHaveCount(spokes);
  await expect(list.getByRole('listitem').filter({ hasText: /^Capture leads(?!,)/ })).toContainText(
    /Click-to-WhatsApp ads, \d+ links in, \d+ out/,
  );
  await picture.getByText('Contact', { exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('axe finds nothing, and nothing is wider than a small screen', async ({ page }) => {
  for (const search of [MAP_FOR_AXE, '?findings=on', '?text=no-such-words', '?view=structure']) {
    await page.goto(MAP + search);
    await page.locator('details').evaluateAll((all) => {
      for (const details of all.slice(0, 5)) details.setAttribute('open', '');
    });
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('while the content has errors the map is shown, and says what they are', async ({ page }) => {
  const aboutFile = contentFile('pages/about.mdx');
  aboutFile.change('theme: ink', 'theme: inc');
  const about = page.locator('tbody').filter({ has: page.getByRole('link', { name: /^About Us:/ }) });
  const reload = async (search: string) => {
    await page.goto(MAP + search);
    return about.textContent();
  };
  await expect.poll(() => reload('?text=about'), { timeout: 60_000 }).toContain('Not known');
  await expect(about).toContainText('1 error');
  await expect(about).toContainText('pages/about.mdx:5:8');
  await expect(about).toContainText('can\'t be "inc"');
  await expect(about).toContainText('Did you mean ink?');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${MAP}?view=structure`);
  await expect(page.locator('textPath', { hasText: 'Not known' })).toHaveCount(1);

  const site = contentFile('site.yaml');
  site.change('name: ', 'nam: ');
  const notice = page.getByText('One of the lists (the .yaml files) is missing or has errors.');
  await expect.poll(async () => (await page.goto(MAP + MAP_FOR_AXE)) && notice.count(), { timeout: 60_000 }).toBe(1);
  await expect(page.locator('tbody').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  aboutFile.restore();
  site.restore();
  await expect.poll(() => reload('?text=about'), { timeout: 60_000 }).toContain('Published');
});
