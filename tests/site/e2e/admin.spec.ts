import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../../renderer/commands/test/browser-checks/axe-finds-nothing';
import { diskFolder } from '../../../renderer/content/files/disk-folder';
import { CONNECTED } from '../../support/e2e/addresses';
import { ALL_RIGHTS, SmallGitHub } from '../../support/small-github';

const TOKEN = 'secret';
const ABOUT = 'pages/about.mdx';

/** A busy machine checks ten times slower than an idle one. */
const SLOWLY = { timeout: 60_000 };

let bare: string;
let github: SmallGitHub;
test.beforeEach(async () => {
  bare = await mkdtemp(join(tmpdir(), 'tallwind-github-'));
  const files = diskFolder('content')
    .list()
    .filter(({ path, kind }) => kind === 'file' && /\.(?:mdx|yaml)$/.test(path))
    .map(({ path }) => [`content/${path}`, readFileSync(`content/${path}`, 'utf8')]);
  github = await SmallGitHub.start(bare, Object.fromEntries(files));
  github.tokens.set(TOKEN, ALL_RIGHTS);
});
test.afterEach(async () => {
  await github.stop();
  await rm(bare, { recursive: true });
});

/** The editor, which asks the small GitHub instead of GitHub. Whatever its policy forbids is an error. */
async function openEditor(browser: Browser, options: Parameters<Browser['newPage']>[0] = {}) {
  const page = await browser.newPage({ baseURL: CONNECTED.url, ...options });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(github.url + pathname + search, {
      ...{ method: request.method(), headers: request.headers(), body: request.postData() },
    });
    await route.fulfill({
      ...{ status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() },
    });
  });
  await page.goto('/admin');
  return { page, errors };
}

async function signIn(page: Page, token = TOKEN) {
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A headline of the same length or less. */
const reworded = (text: string) => text.replace(/^\w+/, 'Signal');

/** Opens a page and points at its headline. */
async function openHeadline(page: Page) {
  await page.getByLabel('Search').fill('/about');
  await page.locator('.pages button', { hasText: '/about' }).first().click();
  await expect(page.getByTitle(/^Preview: About/)).toBeVisible();
  const heading = page.frameLocator('iframe').locator('h1');
  await heading.click();
  const field = page.locator('textarea');
  return { heading, field, text: await field.inputValue() };
}

test('a word is changed on the page itself, and is one line of one pull request', async ({ browser }) => {
  const { page, errors } = await openEditor(browser);
  await signIn(page, 'wrong');
  await expect(page.getByRole('alert')).toContainText('The token is wrong or has expired.');
  expect(errors.splice(0)).toHaveLength(1);
  await signIn(page);
  const { heading, field, text } = await openHeadline(page);
  const now = reworded(text);

  // What the check refuses can't be proposed, and what was typed stays, after a reload, too.
  await field.fill('');
  await expect(page.locator('#text-problems')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Propose' })).toBeDisabled();
  await field.fill(now);
  await expect(heading).toContainText('Signal');
  await page.reload();
  const changes = page.getByRole('article', { name: ABOUT });
  await expect(changes.locator('ins')).toContainText(now);

  await expect(page.getByText('Checked: no errors.')).toBeVisible(SLOWLY);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByRole('link', { name: 'Pull request 1' })).toBeVisible(SLOWLY);
  const [pull] = github.pullRequests;
  const diff = github.git(['diff', '--unified=0', 'main', pull?.head ?? '']);
  const lines = diff.split('\n').filter((line) => /^[-+][^-+]/.test(line));
  expect(lines.map((line) => line.replace(now, '').replace(text, ''))).toEqual([
    expect.stringMatching(/^-/),
    lines[0]?.replace('-', '+').replace(text, ''),
  ]);
  expect(errors).toEqual([]);
  await page.close();
});

test('with the keyboard, on a phone, further changes go to the same pull request, and can be undone', async ({
  browser,
}) => {
  const { page, errors } = await openEditor(browser, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await signIn(page);
  await page.getByText('Texts of this page').focus();
  await page.keyboard.press('Enter');
  await page.locator('.texts button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('textarea')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Checked: no errors.')).toBeVisible(SLOWLY);
  await page.getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Pull request 1' })).toBeVisible(SLOWLY);
  const { field, text } = await openHeadline(page);
  await field.fill(reworded(text));
  await page.getByRole('button', { name: 'Add to the pull request' }).click();
  await expect(page.getByText('Nothing to propose.')).toBeVisible(SLOWLY);
  expect(github.pullRequests).toHaveLength(1);
  expect(github.git(['show', `${github.pullRequests[0]?.head}:content/${ABOUT}`])).toContain(reworded(text));
  await page.getByRole('button', { name: `Undo the changes of ${ABOUT}` }).click();
  await expect(page.getByRole('button', { name: 'Add to the pull request' })).toBeEnabled(SLOWLY);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
