import type { Page } from '@playwright/test';
import { CONNECTED } from '../../support/e2e/addresses';
import { arrivalsOf, holdScripts, hydrateForm, inquiry, subscribed, thankYou, typeIn } from './contact-form';
import { expect, test } from './site';
import { at, words } from './site-content';

const send = (page: Page) => page.getByRole('button', { name: words.form.submit }).click();

/** Collects the requests of the page. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}

for (const [moment, prepare] of [
  ['before its script is there', holdScripts],
  ['once its script is there', hydrateForm],
] as const) {
  test(`${moment}, an empty form is not sent, and its first field gets the focus`, async ({ page }) => {
    const posts = postsOf(page);
    await page.goto(`${CONNECTED.url}${at.contact}`);
    await prepare(page);
    await page.getByRole('textbox', { name: words.form.message }).focus();
    await send(page);
    const name = page.getByLabel(words.form.name);
    await expect(name.and(page.locator(':user-invalid'))).toBeFocused();
    expect(await name.evaluate((element: HTMLInputElement) => element.validationMessage)).not.toBe('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(posts).toEqual([]);
  });
}

test('an invalid address is not sent, and its field keeps the focus until it is valid', async ({ page, request }) => {
  const posts = postsOf(page);
  const mine = inquiry();
  await page.goto(`${CONNECTED.url}${at.contact}`);
  await typeIn(page, { ...mine, email: 'ada at example' });
  await hydrateForm(page);
  await send(page);
  const email = page.getByLabel(words.form.email, { exact: true });
  await expect(email.and(page.locator(':user-invalid'))).toBeFocused();
  expect(posts).toEqual([]);
  await email.fill(mine.email);
  await expect(page.locator(':user-invalid')).toHaveCount(0);
  await send(page);
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('the newsletter box sends neither an empty nor an invalid address', async ({ page }) => {
  const posts = postsOf(page);
  await page.goto(`${CONNECTED.url}${at.newsletter}`);
  const field = page.getByLabel(words.newsletter.email);
  const button = page.getByRole('button', { name: words.newsletter.submit });
  for (const text of ['', 'ada at example']) {
    await field.fill(text);
    await button.click();
    await expect(field.and(page.locator(':user-invalid'))).toBeFocused();
  }
  expect(posts).toEqual([]);
  await field.fill(`reader-${Date.now()}@example.com`);
  await button.click();
  await expect(subscribed(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});
