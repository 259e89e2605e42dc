import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../../renderer/commands/test/browser-checks/axe-finds-nothing';
import { gitIn } from '../../support/git';
import { makeProject } from '../../support/project';
import { runCommand } from '../../support/run-command';
import { withFields } from '../../support/with-fields';

const IMPRINT = readFileSync('tests/fixtures/imprint.mdx', 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'tallwind-changes-'));
const report = pathToFileURL(join(folder, 'changes/report.html')).href;

// All tests share a report.
test.describe.configure({ mode: 'default' });

const git = (...args: string[]) => gitIn(folder)(...args).trim();

const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);

function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, 'content', file), 'utf8');
  expect(text).toContain(from);
  write(file, text.replace(from, to));
}

/** A repository with the engine and the small site of the tests, on the branch main. */
async function makeRepository() {
  await makeProject(folder);
  mkdirSync(join(folder, 'content/legal'));
  write('legal/imprint.mdx', IMPRINT);
  edit('solutions/shops/tills.mdx', 'Two apples', '[Two apples](/apps)');
  for (const name of ['one', 'three', 'two']) {
    const apps = readFileSync(join(folder, 'content/pages/apps.mdx'), 'utf8');
    const page = withFields(apps, {
      title: `Page ${name} for the tests`,
      description: `The page with the number ${name}, which changes in its footer and nowhere else, for the tests of the report.`,
      name: `Page ${name}`,
    });
    write(`pages/${name}.mdx`, page.replace('title: A service page', `title: Number ${name}`));
  }
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, '.git/info/exclude'), '/node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Site');
}

test.beforeAll(async () => {
  await makeRepository();
  git('checkout', '--quiet', '-b', 'edit');
  edit('pages/index.mdx', 'title: The smallest site', 'title: The smallest tidy site');
  edit('claims.yaml', 'value: 3-6 months', 'value: 2-6 months');
  edit('site.yaml', 'title: Pages', 'title: All pages');
  edit('pages/apps.mdx', 'with nothing but a headline', 'with little but a headline');
  edit('solutions/shops/tills.mdx', '(/apps)', '(/solutions/shops)');
  rmSync(join(folder, 'content/legal/imprint.mdx'));
  write('redirects.yaml', '- from: /imprint\n  to: /apps\n');
  const secret = withFields(readFileSync(join(folder, 'content/pages/apps.mdx'), 'utf8'), {
    title: 'A secret that is being written',
    description: 'What nobody is to know before its day, and what a reviewer has to see all the same.',
    name: 'Secret',
    draft: 'true',
  });
  write('pages/secret.mdx', secret.replace('title: A service page', 'title: A secret page'));
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Edit');
  // Uncommitted changes count as well.
  write('legal/notice.mdx', IMPRINT.replaceAll('Imprint', 'Notice'));
  const status = git('status', '--porcelain');

  const command = runCommand('changes', ['--base', 'main'], { cwd: folder });
  expect(command.stdout).toContain(', and again with pages that are not public yet …');
  expect(command.printed).toContain('Open changes/report.html in a browser.');
  expect(command.status).toBe(0);
  expect(git('status', '--porcelain')).toBe(status);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pageNamed = (page: Page, address: string) => page.getByRole('article', { name: address, exact: true });

/** A visible text with plain hyphens: removed words in brackets with a minus, added words with a plus. */
async function shownIn(page: Page, address: string, part: string): Promise<string[]> {
  const words = pageNamed(page, address).locator('details', { has: page.getByText(part, { exact: true }) });
  return words
    .locator('.words')
    .evaluateAll((texts) =>
      texts.map((text) =>
        (text.textContent ?? '').replaceAll('[added: ', '[+').replaceAll('[removed: ', '[-').replaceAll('–', '-'),
      ),
    );
}

/** The first page of a group with the same change. */
const FIRST_ALIKE = '/404';

test('it lists exactly the pages that the edits affect', async ({ page }) => {
  await page.goto(report);
  expect(await page.getByRole('table').first().getByRole('rowheader').allTextContents()).toEqual([
    '/',
    // On five pages, only the title in the footer changes.
    '/404 and 4 pages alike',
    '/apps',
    '/imprint',
    '/notice',
    '/solutions/shops',
    '/solutions/tills',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '9 changed files reach 11 pages, and 1 page not public yet',
  );
});

test('a change in the footer of many pages appears once, with the list of pages', async ({ page }) => {
  await page.goto(report);
  expect(await shownIn(page, FIRST_ALIKE, 'Header and footer')).toEqual(['[-Pages][+All pages]']);
  await pageNamed(page, FIRST_ALIKE).getByText('4 more pages, in exactly the same way').click();
  await expect(pageNamed(page, FIRST_ALIKE).getByText('/blog/authors/engineering, /one, /three, /two')).toBeVisible();
  await expect(page.getByText('All pages')).toHaveCount(1);
});

test('a draft has its own section, with its text and pictures', async ({ page }) => {
  await page.goto(report);
  await page.getByRole('region', { name: 'Not public yet' }).getByRole('link', { name: '/secret' }).click();
  const secret = pageNamed(page, '/secret');
  await expect(secret).toBeInViewport();
  await expect(secret.getByRole('img').first()).toBeVisible();
});

test('each page lists its differences', async ({ page }) => {
  await page.goto(report);
  expect(await shownIn(page, '/', 'Text')).toEqual([
    '# The smallest [+tidy ]site',
    '10,000+ businesses. It takes you [-3-6][+2-6] months.',
  ]);
  expect(await shownIn(page, '/solutions/tills', 'Text')).toEqual([expect.stringContaining('[-3-6][+2-6] months')]);
  expect(await shownIn(page, '/solutions/tills', 'Links')).toEqual(['Two apples → [-/apps][+/solutions/shops]']);
  expect((await shownIn(page, '/apps', 'Title and description'))[0]).toContain(
    'A service page with [-nothing][+little] but a headline',
  );
  const rowOf = (address: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: address }) });
  await expect(rowOf('/imprint')).toContainText('removed page, redirected to /apps');
  await expect(rowOf('/notice')).toContainText('new page');
  await expect(page.getByText('claim launch').locator('..')).toContainText('[added: 2-6] months');
});

test('pictures before and after are side by side, with outlines around the differences', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(report);
  const home = pageNamed(page, '/');
  const before = home.getByRole('img', { name: /^Before/ }).first();
  const after = home.getByRole('img', { name: /^After/ }).first();
  const [left, right] = [await before.boundingBox(), await after.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(right?.y).toBe(left?.y);
  await expect(after.locator('rect').first()).toBeVisible();
  await page.close();
});

test('axe finds nothing in the report, in light and in dark mode', async ({ page }) => {
  await page.goto(report);
  expect(await violationsOf(page)).toEqual([]);
});

test('the summary is a short version of the report', () => {
  const summary = readFileSync(join(folder, 'changes/summary.md'), 'utf8');
  expect(summary).toMatch(/^\*\*9 changed files reach 11 pages, and 1 page not public yet\*\*\n/);
  expect(summary).toMatch(/^\| `\/solutions\/tills` \| text, links, what changes on \/404 \|/m);
  expect(summary).toContain('- claim launch: ~~3\\-6~~ **2\\-6** months');
  expect(summary).toMatch(/^\| `\/404` and 4 pages alike \| header and footer \| `site\.yaml` \|/m);
  expect(summary).toMatch(/^\| `\/imprint` \| removed page, redirected to \/apps \|/m);
});
