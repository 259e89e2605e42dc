import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect as quickExpect } from '@playwright/test';
import { violationsOf } from '../../../renderer/commands/test/browser-checks/axe-finds-nothing';
import { firstFile } from '../support/content-files';
import { draftOf } from '../support/draft-of';
import { sidewaysScrollOf } from '../support/e2e/text-boxes';
import { headlineOf } from '../support/headline-of';
import { newArticle } from '../support/new-article';
import { content as CONTENT, contentFile, gotoOnce, test, textOf, url as URL, write } from './dev-site';
import { words } from './site-content';

const ABOUT = 'pages/about.mdx';
const CONTACT = 'pages/contact.mdx';
const HEADLINE = headlineOf(ABOUT);

/** The dev server compiles while the page waits, and other tests run in parallel. */
const expect = quickExpect.configure({ timeout: 30_000 });

/** Opens a page and waits for the connection that reports changes. */
async function open(page: Page, address: string) {
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
  await page.goto(URL + address);
  await connected;
}

test('a saved word appears in the open page; an error appears in the overlay at its line until it is fixed', async ({
  page,
}) => {
  const about = contentFile(ABOUT);
  let renewals = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url() === `${URL}/about`) renewals += 1;
  });
  await open(page, '/about');
  await expect(page.locator('h1')).toHaveText(HEADLINE);

  about.change(HEADLINE, 'One good team should answer');
  await expect(page.locator('h1')).toHaveText('One good team should answer');
  // A request while the server is still starting is not a change.
  expect(renewals).toBe(1);

  about.change('theme: ink', 'theme: inc');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('can\'t be "inc"');
  await expect(overlay).toContainText('pages/about.mdx:6:8');
  await expect(overlay.locator('.frame')).toHaveText(/^6 \| theme: inc\n {2}\| {8}\^\^\^$/);
  await expect(overlay).toContainText('Rule: A field with fixed choices has one of them.');
  await expect(overlay).not.toContainText(/\[plugin:|vite\.config/);

  about.restore();
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(HEADLINE);
});

test('a change that is saved while the page connects updates it once', async ({ page }) => {
  const about = contentFile(ABOUT);
  let ask: (() => void) | undefined;
  // The page asks for changes since it was served. On a busy machine, the server may hear that after the next change.
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (message.includes('"event":"content"')) ask = () => server.send(message);
      else server.send(message);
    });
  });
  let renewals = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url() === `${URL}/about`) renewals += 1;
  });
  await open(page, '/about');
  await expect.poll(() => ask !== undefined).toBe(true);
  about.change(HEADLINE, 'One good team should answer');
  await expect(page.locator('h1')).toHaveText('One good team should answer');
  ask?.();
  about.restore();
  await expect(page.locator('h1')).toHaveText(HEADLINE);
  expect(renewals).toBe(2);
});

test('a saved word changes nothing else on the open page: typed text and open details remain', async ({ page }) => {
  const contact = contentFile(CONTACT);
  await open(page, '/contact');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const headline = (await page.locator('h1').textContent()) ?? '';
  const question = page.locator('main details').first();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('We sell shoes.');
  await question.locator('summary').click();
  const body = contact.text.replace(`    title: ${headline}`, `    title: ${headline} today`);
  write(CONTACT, body);
  await expect(page.locator('h1')).toHaveText(`${headline} today`);
  // An additional line above moves every text to another line of the file.
  write(CONTACT, body.replace('---\n', '---\n# Of the shop.\n'));
  await expect(page.locator('h1')).toHaveAttribute('data-source', /"line":10,/);
  await expect(message).toHaveValue('We sell shoes.');
  await expect(question).toHaveAttribute('open');
  contact.change('\ntitle: ', '\ntitle: Today, ');
  await expect(page).toHaveTitle(/^Today/);

  const overlay = page.locator('vite-error-overlay');
  contact.change('theme: ink', 'theme: inc');
  await expect(overlay).toHaveCount(1);
  contact.restore();
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(headline);
  await expect(message).toHaveValue('We sell shoes.');
  expect(loads).toBe(0);
});

test('a page requested while the content has an error appears once the error is fixed', async ({ page }) => {
  const about = contentFile(ABOUT);
  about.change('theme: ink', 'theme: inc');
  await gotoOnce(page, 500, '/about');
  await expect(page.locator('vite-error-overlay')).toContainText('can\'t be "inc"');
  about.restore();
  await expect(page.locator('h1')).toHaveText(HEADLINE);
});

test('an error only stops the page of its file; all other pages have a badge that opens to the list', async ({
  page,
  context,
}) => {
  const badge = page.getByRole('complementary', { name: 'Errors in the content' });
  const about = contentFile(ABOUT);
  const contact = contentFile(CONTACT);
  const headline = headlineOf(CONTACT);
  await open(page, '/contact');
  await expect(badge).toBeHidden();
  const other = await context.newPage();
  await open(other, '/about');

  about.change('theme: ink', 'theme: inc');
  await expect(other.locator('vite-error-overlay')).toContainText('can\'t be "inc"');
  await expect(badge.getByText('1 file has errors')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);

  // An open page still shows saved changes.
  contact.change(`    title: ${headline}`, `    title: ${headline} today`);
  await expect(page.locator('h1')).toHaveText(`${headline} today`);
  for (const address of ['/', '/blog', '/press', '/privacy', '/solutions/capture-leads', '/careers', '/__components']) {
    const response = await page.request.get(URL + address, { headers: { accept: 'text/html' } });
    expect([address, response.status()]).toEqual([address, 200]);
  }
  await page.goto(URL);
  await badge.getByText('1 file has errors').click();
  await expect(badge.getByText('can\'t be "inc"')).toBeVisible();

  about.restore();
  contact.restore();
  await expect(other.locator('vite-error-overlay')).toHaveCount(0);
  await expect(other.getByRole('complementary', { name: 'Errors in the content' })).toBeHidden();
});

test('a page that can be rendered appears despite an error in its file', async ({ page }) => {
  const about = contentFile(ABOUT);
  await open(page, '/about');
  about.change(HEADLINE, 'One team should answer to to you');
  await expect(page.locator('h1')).toHaveText('One team should answer to to you');
  await expect(page.getByText('1 file has errors')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  about.restore();
  await expect(page.locator('h1')).toHaveText(HEADLINE);
  await expect(page.getByText('1 file has errors')).toBeHidden();
});

test('while a data file is broken, pages use its last valid version', async ({ page }) => {
  const claims = contentFile('claims.yaml');
  await open(page, '/');
  const shown = await page.locator('main').innerText();
  write('claims.yaml', `${claims.text}\n  broken: [\n`);
  await expect(page.getByText('1 file has errors')).toBeVisible();
  expect(await page.locator('main').innerText()).toBe(shown);
  claims.restore();
  await expect(page.getByText('1 file has errors')).toBeHidden();
});

test('an error that came and went while no page was open does not cover the next page', async ({ page }) => {
  const about = contentFile(ABOUT);
  about.change('theme: ink', 'theme: inc');
  const status = async () => (await page.request.get(`${URL}/about`, { headers: { accept: 'text/html' } })).status();
  await expect.poll(status, { timeout: 60_000 }).toBe(500);
  about.restore();
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  await open(page, '/about');
  await expect(page.locator('h1')).toHaveText(HEADLINE);
  // Vite sends pending errors before later messages.
  about.change(HEADLINE, 'One calm team should answer');
  await expect(page.locator('h1')).toHaveText('One calm team should answer');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  about.restore();
});

test('an unfinished draft appears with its TODOs marked, and without an overlay', async ({ page }) => {
  const draft = newArticle(CONTENT);
  const address = '/blog/why-quokkas-answer-late';
  await gotoOnce(page, 200, address);
  await expect(page.locator('main > p').first()).toHaveText(words.preview.draft);
  await expect(page.locator('mark').first()).toHaveText('TODO');
  await expect(page.locator('.prose mark')).toHaveText('TODO');
  expect(await page.locator('body').innerText()).not.toContain('has errors');
  await page.goto(`${URL}/blog`);
  await expect(page.getByRole('heading', { name: 'Why quokkas answer late' })).toBeVisible();

  // In a published page it is an error, but the page can still be rendered.
  contentFile(draft).change('draft: true\n', '');
  await page.goto(URL + address);
  await expect(page.getByText('1 file has errors')).toBeVisible();
  await expect(page.locator('.prose mark')).toHaveText('TODO');
  rmSync(join(CONTENT, draft));
});

test('a draft or a scheduled page appears below its banner, and in the list', async ({ page }) => {
  // A transition between modes would be measured midway.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const article = firstFile('blog/*.mdx');
  const [, headline = ''] = /^heading: (.*)$/m.exec(textOf(article)) ?? [];
  write('blog/app-or-not.mdx', draftOf(textOf(article)));
  await gotoOnce(page, 200, '/blog/app-or-not');
  const banner = page.locator('main > p').first();
  await expect(banner).toHaveText(words.preview.draft);
  expect(await violationsOf(page)).toEqual([]);
  write(
    'blog/app-or-not.mdx',
    textOf('blog/app-or-not.mdx').replace(/^draft: true\n(.*^date: )\S+$/ms, '$12999-03-12'),
  );
  await expect(banner).toHaveText(words.preview.scheduled.replace('{date}', 'March 12, 2999'));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScrollOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  write('blog/app-or-not.mdx', draftOf(textOf(article)));
  await page.goto(`${URL}/blog`);
  await expect(page.getByRole('heading', { name: words.preview.draftMark })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: words.preview.draftMark })).toContainText(headline.slice(0, 5));
  rmSync(join(CONTENT, 'blog/app-or-not.mdx'));
});

test('pictures and downloads are served', async ({ page }) => {
  const response = await page.request.get(`${URL}/media/media-kit/logo.zip`);
  expect(response.status()).toBe(200);
  expect(await response.body()).toEqual(readFileSync(join(CONTENT, 'media/media-kit/logo.zip')));
});

test('an old anchor leads to the current place of its text', async ({ page }) => {
  const redirects = contentFile('redirects.yaml');
  write('redirects.yaml', `${redirects.text}- from: /privacy#letter\n  to: /privacy#the-newsletter\n`);
  await expect
    .poll(async () => (await page.request.get(`${URL}/privacy`)).text(), { timeout: 60_000 })
    .toContain('id="letter"');
  await page.goto(`${URL}/privacy#letter`);
  await expect(page.getByRole('heading', { name: 'The newsletter' })).toBeInViewport();
  redirects.restore();
});

test('the component page shows every component, in the theme and the color scheme of its address', async ({ page }) => {
  await page.goto(`${URL}/__components?theme=green&scheme=dark`);
  await expect(page.locator('h1').first()).toHaveText('Every component');
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'green');
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
  await expect(page.locator('.gallery-index').getByRole('link', { name: 'hero', exact: true })).toHaveAttribute(
    'href',
    '#hero',
  );

  const ground = (state: string) =>
    page
      .locator('#button-link figure', { hasText: `solid, ${state}` })
      .locator('a')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(async () => (await ground('hover')) !== (await ground('rest'))).toBe(true);
  await expect(page.locator('#colors').getByText('--ticket', { exact: true })).toBeVisible();
  await expect(page.locator('#type').getByText('type-subject', { exact: true })).toBeVisible();
  const pages = page.locator('#article-pages iframe');
  await expect(pages).toHaveCount(2);
  await pages.first().scrollIntoViewIfNeeded();
  await expect(page.frameLocator('#article-pages iframe >> nth=0').locator('h1')).toBeVisible();
});
