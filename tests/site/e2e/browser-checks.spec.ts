import type { Page } from '@playwright/test';
import { CONNECTED } from '../../support/e2e/addresses';
import { arrivalsOf, holdScripts, hydrateForm, inquiry, thankYou, typeIn } from './contact-form';
import { expect, test } from './site';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

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
    await page.goto(`${CONNECTED.url}/contact`);
    await prepare(page);
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await send(page);
    const name = page.getByLabel('Full Name');
    await expect(name.and(page.locator(':user-invalid'))).toBeFocused();
    expect(await name.evaluate((element: HTMLInputElement) => element.validationMessage)).not.toBe('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(posts).toEqual([]);
  });
}

test('an invalid address is not sent, and its field keeps the focus until it is valid', async ({ page, request }) => {
  const posts = postsOf(page);
  const mine = inquiry();
  await page.goto(`${CONNECTED.url}/contact`);
  await typeIn(page, { ...mine, email: 'ada at example' });
  await hydrateForm(page);
  await send(page);
  const email = page.getByLabel('Email', { exact: true });
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
  await page.goto(`${CONNECTED.url}/blog`);
  const field = page.getByLabel('Your email address');
  const button = page.getByRole('button', { name: 'Subscribe' });
  for (const text of ['', 'ada at example']) {
    await field.fill(text);
    await button.click();
    await expect(field.and(page.locator(':user-invalid'))).toBeFocused();
  }
  expect(posts).toEqual([]);
  await field.fill(`reader-${Date.now()}@example.com`);
  await button.click();
  await expect(thankYou(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});
