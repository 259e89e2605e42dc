import { resolve } from 'node:path';
import { type Page, expect as quickExpect } from '@playwright/test';
import { glob } from 'tinyglobby';
import { draftOf } from '../support/draft-of';
import { gitIn } from '../support/git';
import { IS_SWEEP } from '../support/sample';
import { violationsOf } from './accessible/violations';
import { serveCopy } from './dev-server';
import { test } from './site';

const { url, folder, content: CONTENT, contentFile, textOf, write } = serveCopy('contentMap', commitAndChange);
const MAP = `${url}/__content`;
/** The part that axe checks: in a sweep the whole map, otherwise a few rows. */
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

test('every file is in the table, with its state, findings, links and last change', async ({ page }) => {
  await page.goto(MAP);
  const files = await glob(['**/*.{mdx,yaml}'], { cwd: CONTENT, ignore: 'media' });
  await expect(page.getByRole('status')).toHaveText(`${files.length} files, with 1 warning.`);
  await expect(page.locator('tbody')).toHaveCount(files.length);
  for (const file of files) await expect(page.getByRole('rowheader', { name: `${file} in the editor` })).toBeVisible();

  const cellsOf = (path: string) => rowOf(page, path).getByRole('cell');
  await expect(cellsOf('blog/app-or-web-page.mdx')).toHaveText([
    'When your app should have been a web page',
    'Published',
    /none/,
    /^[1-9]/,
    /^[1-9]/,
    'Uncommitted',
  ]);
  await expect(cellsOf('blog/in-the-making.mdx')).toHaveText([
    'An article in the making',
    'Draft',
    /none/,
    /^[1-9]/,
    /^\d/,
    'New',
  ]);
  await expect(cellsOf('pages/alone.mdx')).toHaveText([
    'A page that nothing links to',
    'Published',
    '1 warning',
    '0',
    '0',
    'New',
  ]);
  await expect(cellsOf('site.yaml')).toHaveText([/none/, /none/, /none/, '0', /^[1-9]/, '2024-05-06']);

  await rowOf(page, 'blog/app-or-web-page.mdx')
    .getByRole('link', { name: /files with links to/ })
    .click();
  await expect(page.getByLabel('With links to blog/app-or-web-page.mdx')).toBeChecked();
  await expect(page.getByRole('rowheader', { name: 'pages/blog.mdx' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'pages/alone.mdx' })).toHaveCount(0);
});

test('a warning appears with its line, message, and fix, and opens in the editor at its location', async ({ page }) => {
  const opened: string[] = [];
  await page.route('**/__open-in-editor**', async (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    await route.fulfill({ status: 200, body: '' });
  });
  await page.goto(`${MAP}?findings=on`);
  await expect(page.locator('tbody')).toHaveCount(1);
  const finding = page.locator('[data-severity=warning]', { hasText: 'pages-are-linked' });
  await expect(finding).toContainText('No page links to /alone.');
  await expect(finding).toContainText('Link to it from a page where readers would look for it');
  await finding.getByRole('link', { name: 'pages/alone.mdx:2:8' }).click();
  await expect.poll(() => opened).toEqual([`${resolve(CONTENT)}/pages/alone.mdx:2:8`]);
  // The map itself stays open.
  await expect(page.locator('tbody')).toHaveCount(1);
});

test('the table immediately reflects typing and choices, and states the number of files', async ({ page }) => {
  await page.goto(MAP);
  const status = page.getByRole('status');
  await expect(async () => {
    await page.getByLabel('Text').fill('making');
    await expect(status).toContainText(/^1 of \d+ files/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('rowheader')).toHaveText(/blog\/in-the-making\.mdx/);
  await expect(page.getByLabel('Text')).toBeFocused();
  await page.getByLabel('State').selectOption('Published');
  await expect(status).toContainText(/^None of the \d+ files/);
  await page.reload();
  await expect(page.getByLabel('State')).toHaveValue('published');

  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.locator('tbody')).not.toHaveCount(0);
  await page.getByLabel('With errors or warnings').check();
  await expect(page.locator('tbody')).toHaveCount(1);
});

test('choices before the script is loaded count', async ({ page }) => {
  let letLoad = () => {};
  const chosen = new Promise<void>((done) => {
    letLoad = done;
  });
  await page.route('**/update-content-map.ts', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(MAP, { waitUntil: 'commit' });
  await page.getByLabel('With errors or warnings').check();
  letLoad();
  await expect(page.locator('tbody')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the keyboard filters and sorts, and a title leads to its page', async ({ page }) => {
    await page.goto(MAP);
    await page.getByLabel('Text').focus();
    await page.keyboard.type('blog/');
    await page.getByLabel('State').focus();
    await page.keyboard.type('Published');
    await page.getByLabel('Text').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text=blog%2F&state=published/);
    await expect(page.getByRole('status')).toContainText(/^7 of \d+ files/);
    await expect(page.getByLabel('Text')).toHaveValue('blog/');

    const titles = page.locator('tbody td:nth-of-type(1)');
    const byFile = await titles.allTextContents();
    const header = page.getByRole('columnheader', { name: 'Page' });
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles).toHaveText(byFile.toSorted((a, b) => a.localeCompare(b)));
    // The focus stays in the table instead of starting at the top of the page.
    await expect(page.getByRole('region', { name: 'in order of page, ascending' })).toBeFocused();
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(titles).toHaveText(byFile.toSorted((a, b) => b.localeCompare(a)));
    await expect(page.getByRole('status')).toContainText(/^7 of/);

    await page.getByRole('link', { name: 'When your app should have been a web page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\/app-or-web-page$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('axe finds nothing, and nothing is wider than a small screen', async ({ page }) => {
  for (const search of [MAP_FOR_AXE, '?findings=on', '?text=no-such-words', '?to=site.yaml&from=site.yaml']) {
    await page.goto(MAP + search);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('while the content has errors, the map follows each save and shows the errors', async ({ page }) => {
  await page.goto(`${MAP}?text=about`);
  const about = rowOf(page, 'pages/about.mdx');
  await expect(about).toContainText('Published');
  const aboutFile = contentFile('pages/about.mdx');
  aboutFile.change('theme: ink', 'theme: inc');
  await expect(about).toContainText('Not known', { timeout: 60_000 });
  await expect(about).toContainText('1 error');
  const finding = page.locator('[data-severity=error]');
  await expect(finding).toContainText('pages/about.mdx:6:8');
  await expect(finding).toContainText('can\'t be "inc"');
  await expect(finding).toContainText('Did you mean ink?');
  expect(await violationsOf(page)).toEqual([]);

  const site = contentFile('site.yaml');
  site.change('name: ', 'nam: ');
  const notice = page.getByText('One of the lists (the .yaml files) is missing or has errors.');
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await page.goto(MAP + MAP_FOR_AXE);
  await expect(notice).toBeVisible();
  await expect(page.locator('tbody').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${MAP}?text=about`);
  aboutFile.restore();
  site.restore();
  await expect(about).toContainText('Published', { timeout: 60_000 });
});

/** The first row of a file, without the rows for findings. */
function rowOf(page: Page, path: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `${path} in the editor` }) });
}
