import { readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Page, expect as quickExpect } from '@playwright/test';
import { violationsOf } from '../../../renderer/commands/test/browser-checks/axe-finds-nothing';
import { openedIn } from '../../support/recording-editor';
import { firstFile, firstWith } from '../support/content-files';
import { headlineOf } from '../support/headline-of';
import { newArticle } from '../support/new-article';
import { content as CONTENT, contentFile, folder as FOLDER, gotoOnce, test, textOf, url as URL } from './dev-site';
import { facts, words } from './site-content';

/** A paragraph on one line: its beginning in plain words, and its only link. */
const PARAGRAPH_WITH_LINK = /^([A-Z][A-Za-z ,]{15,}) (\[[A-Za-z ]+\]\(\/[a-z/-]+\))[^\n[]*$/m;

const ABOUT = 'pages/about.mdx';
const HEADLINE = headlineOf(ABOUT);
const SERVICE = `label: ${facts.services[1]?.label}`;
const [, DESCRIPTION = ''] = /^ {4}description: (.*)$/m.exec(readFileSync('content/pages/about.mdx', 'utf8')) ?? [];

// A transition between modes would be measured midway.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** The dev server compiles while the page waits, and other tests run in parallel. */
const expect = quickExpect.configure({ timeout: 30_000 });

test.beforeEach(({ page }) => {
  // A page error fails the test.
  page.on('pageerror', (error) => {
    throw error;
  });
});

/** Opens a page and waits for inline editing and for the connection that reports changes. */
async function open(page: Page, address: string) {
  // Changes by the previous test may still reload the page, which interrupts a navigation.
  await expect(async () => {
    const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
    await Promise.all([connected, page.goto(URL + address)]);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Edit texts' })).toBeVisible();
}

/** Holds Alt, points at a text, and presses E; retries if a change by the previous test re-rendered the page in between. */
async function editUnderPointer(page: Page, text: string) {
  const box = page.getByRole('dialog');
  await expect(async () => {
    if (await box.isVisible()) return;
    await page.keyboard.down('Alt');
    await page.getByText(text).first().hover({ timeout: 2_000 });
    await page.keyboard.press('KeyE');
    await page.keyboard.up('Alt');
    await quickExpect(box).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' });

test('Alt outlines a text with its file and line, and a click opens them in the editor', async ({ page }) => {
  await open(page, '/about');
  const line =
    textOf(ABOUT)
      .split('\n')
      .findIndex((each) => each.includes(HEADLINE)) + 1;
  const place = page.getByText(`content/${ABOUT}:${line}`, { exact: true });
  await page.locator('h1').hover();
  await expect(place).toBeHidden();
  await page.keyboard.down('Alt');
  await expect(place).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.up('Alt');
  await expect.poll(() => openedIn(FOLDER)).toBe(`${resolve(CONTENT, ABOUT)} ${line} 12\n`);
  await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toHaveText(
    `Opening content/${ABOUT}:${line} in your editor.`,
  );

  // A link is not followed.
  await page.keyboard.down('Alt');
  await page.locator('footer a[href="/careers"]:visible').first().click();
  await page.keyboard.up('Alt');
  await expect.poll(() => openedIn(FOLDER)).toContain('content/site.yaml');
  expect(new globalThis.URL(page.url()).pathname).toBe('/about');
});

test('E edits a text in place, and only that place in the file changes', async ({ page }) => {
  await open(page, '/about');
  const about = contentFile(ABOUT);
  await editUnderPointer(page, HEADLINE);
  const field = page.getByRole('textbox', { name: 'The headline of the page; its only first-level heading.' });
  await expect(field).toHaveValue(HEADLINE);
  await field.fill('One good team should answer for every channel');
  await field.press('Enter');
  await expect(page.locator('h1')).toHaveText('One good team should answer for every channel');
  await expect(status(page)).toContainText(`Saved content/${ABOUT}`);
  expect(textOf(ABOUT)).toBe(about.text.replace(HEADLINE, 'One good team should answer for every channel'));
  about.restore();
  await expect(page.locator('h1')).toHaveText(HEADLINE);
});

test('before a claim is changed, the box states on how many pages it appears', async ({ page }) => {
  await open(page, '/about');
  const value = /^clients:\n {2}value: (.*)$/m.exec(textOf('claims.yaml'))?.[1] ?? '';
  await editUnderPointer(page, value);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^This claim appears on \d+ pages: /)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/This claim appears on/);
  expect(await violationsOf(page)).toEqual([]);
});

test('a text with an error is refused with the message of the check, and the typed text remains', async ({ page }) => {
  await open(page, '/about');
  const before = textOf(ABOUT);
  await editUnderPointer(page, HEADLINE);
  const field = page.getByRole('textbox', { name: 'The headline of the page' });
  await field.fill('One team in [[launch-of-nothing]]');
  await field.press('Enter');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('references-resolve');
  await expect(refusal).toContainText('[[launch-of-nothing]]');
  await expect(field).toHaveValue('One team in [[launch-of-nothing]]');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(textOf(ABOUT)).toBe(before);
  expect(await violationsOf(page)).toEqual([]);

  // Not even Escape discards it.
  await field.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await editUnderPointer(page, HEADLINE);
  await expect(field).toHaveValue('One team in [[launch-of-nothing]]');
  await field.fill(HEADLINE);
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(textOf(ABOUT)).toBe(before);
});

test('an editor who does not wait for the response still gets it, and loses nothing', async ({ page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/__save-text', async (route) => {
    await isAnswered;
    await route.fulfill({ status: 422, json: { refused: 'Not like this.' } });
  });
  await open(page, '/about');
  await editUnderPointer(page, HEADLINE);
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('One team in a hurry');
  const sent = page.waitForRequest('**/__save-text');
  await field.press('Enter');
  await sent;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await editUnderPointer(page, DESCRIPTION);
  answer();
  await expect(page.getByText(/^content\/pages\/about\.mdx:\d+ was not saved\./)).toBeAttached();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await editUnderPointer(page, HEADLINE);
  await expect(field).toHaveValue('One team in a hurry');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('a paragraph is edited as Markdown, with its links', async ({ page }) => {
  const { file: path, found } = firstWith('solutions/*/*.mdx', PARAGRAPH_WITH_LINK);
  const file = contentFile(path);
  await open(page, `/solutions/${basename(path, '.mdx')}`);
  const [source, start = '', link = ''] = found;
  await editUnderPointer(page, start);
  const field = page.getByRole('textbox', { name: 'The text, in Markdown.' });
  await expect(field).toHaveValue(source);
  const typed = `One index feeds the ${link}.\n\nIt feeds the chat, too.`;
  await field.fill(typed);
  await field.press('Control+Enter');
  await expect(page.locator('.prose p').filter({ hasText: 'It feeds the chat, too.' })).toBeVisible();
  await expect(status(page)).toContainText(`Saved content/${path}`);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(textOf(path)).toBe(file.text.replace(source, typed));
  file.restore();
});

test('a click between two lines of a text edits it', async ({ page }) => {
  await open(page, `/blog/${basename(firstFile('blog/*.mdx'), '.mdx')}`);
  await page.getByRole('button', { name: 'Edit texts' }).click();
  const paragraph = page.locator('.prose p').first();
  const [start = ''] = /^\w+/.exec(await paragraph.innerText()) ?? [];
  // Retries if a change by the previous test re-rendered the page in between.
  await expect(async () => {
    await paragraph.scrollIntoViewIfNeeded();
    const gap = await paragraph.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      const bottom = lines[0]?.bottom ?? 0;
      return { x: (lines[0]?.left ?? 0) + 5, y: (bottom + (lines.find(({ top }) => top > bottom)?.top ?? 0)) / 2 };
    });
    await page.mouse.click(gap.x, gap.y);
    const text = page.getByRole('dialog').getByRole('textbox');
    await expect(text).toHaveValue(new RegExp(`^${start}`), { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
});

test('inline editing works with the keyboard alone', async ({ page }) => {
  await open(page, '/about');
  const site = contentFile('site.yaml');
  const [first = '', second = ''] = facts.services.map(({ label }) => label);
  await page.keyboard.press('Alt+Shift+KeyE');
  await expect(page.getByRole('button', { name: 'Edit texts' })).toHaveAttribute('aria-pressed', 'true');
  const focused = page.getByRole('group', { name: 'The texts of this page' }).locator('button:focus');
  await expect(focused).toHaveAccessibleName(
    new RegExp(`^Edit “${words.breadcrumbs.home}”, content/words\\.yaml, line \\d+$`),
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Home');
  await expect(focused).toHaveAccessibleName(new RegExp(`^Edit “${facts.name}”, content/site\\.yaml, line 1$`));
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(new RegExp(`^Edit “${first}”, content/site\\.yaml, line \\d+$`));
  // The frame is the focus indicator.
  await expect(page.getByText(/^content\/site\.yaml:\d+$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(new RegExp(`^Edit “${second}”`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue(second);
  await page.keyboard.type('Our apps');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Saved content/site.yaml:');
  expect(textOf('site.yaml')).toBe(site.text.replace(`label: ${second}`, 'label: Our apps'));
  // The focus continues at the text.
  await expect(focused).toHaveAccessibleName(/^Edit “Our apps”/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit texts' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Edit texts' })).toHaveAttribute('aria-pressed', 'false');
  site.restore();
});

test('a text remains outlined when another file is saved, and the outline fits the current text', async ({ page }) => {
  await open(page, '/about');
  const [about, site] = [contentFile(ABOUT), contentFile('site.yaml')];
  const line = about.text.split('\n').findIndex((each) => each.includes(HEADLINE)) + 1;
  await page.keyboard.down('Alt');
  await page.getByText(HEADLINE).first().hover();
  await expect(page.getByText(`content/${ABOUT}:${line}`, { exact: true })).toBeVisible();
  site.change(SERVICE, 'label: Your apps');
  await expect(page.getByRole('link', { name: 'Your apps', includeHidden: true }).first()).toBeAttached();
  await expect(page.getByText(`content/${ABOUT}:${line}`, { exact: true })).toBeVisible();
  about.change('---\n', '---\n# On us.\n');
  await expect(page.getByText(`content/${ABOUT}:${line + 1}`, { exact: true })).toBeVisible();
  await page.keyboard.up('Alt');
  about.restore();
  site.restore();
});

test('unsaved typing survives the save of another file, and no external change is overwritten', async ({ page }) => {
  await open(page, '/about');
  const [about, site] = [contentFile(ABOUT), contentFile('site.yaml')];
  await editUnderPointer(page, HEADLINE);
  const field = page.getByRole('textbox', { name: 'The headline of the page' });
  await field.fill('One team is half-way through a sentence');
  site.change(SERVICE, 'label: Their apps');
  await expect(page.getByRole('link', { name: 'Their apps', includeHidden: true }).first()).toBeAttached();
  await expect(field).toHaveValue('One team is half-way through a sentence');

  about.change(HEADLINE, 'One team of theirs');
  const theirs = textOf(ABOUT);
  await expect(page.locator('h1')).toHaveText('One team of theirs');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`content/${ABOUT} has changed since this page was made`);
  await expect(field).toHaveValue('One team is half-way through a sentence');
  expect(textOf(ABOUT)).toBe(theirs);
  about.restore();
  site.restore();
});

test('an open box remains on its page with the typed text', async ({ page }) => {
  await open(page, '/about');
  await editUnderPointer(page, HEADLINE);
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('One team is half-way through a sentence');
  await open(page, '/contact');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).toBeFocused();
  await open(page, '/about');
  await expect(field).toHaveValue('One team is half-way through a sentence');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('a text is edited on a page of a draft with TODOs, while another file has errors', async ({ page }) => {
  const file = newArticle(CONTENT);
  const about = contentFile(ABOUT);
  about.change('theme: ', 'theme: no-');
  await gotoOnce(page, 200, '/blog/why-quokkas-answer-late');
  await open(page, '/blog/why-quokkas-answer-late');
  await page.getByRole('button', { name: 'Edit texts' }).click();
  await page.locator('.prose mark').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('TODO');
  await page.keyboard.type('A quokka answers at night.');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.prose p')).toHaveText('A quokka answers at night.');
  expect(textOf(file)).toContain('A quokka answers at night.');
  await expect(page.getByText('1 file has errors')).toBeVisible();
  about.restore();
  rmSync(join(CONTENT, file));
});
