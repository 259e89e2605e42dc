import { violationsOf } from '../../../../renderer/commands/test/browser-checks/axe-finds-nothing';
import { CONNECTED } from '../../../support/e2e/addresses';
import { fillIn, hold, hydrateForm, inquiry, openForm, send } from '../contact-form';
import { expect, test } from '../site';
import { at, words } from '../site-content';

// A transition between modes would be measured midway.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test('axe finds nothing while the menu of a phone is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/mobile-app-development']) {
    await page.goto(address);
    await page.getByRole('button', { name: words.header.menu }).click();
    await expect(page.locator('#menu')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expect(page.locator('#menu')).toBeVisible();
  }
});

test('axe finds nothing in the form while fields are invalid, and after a failure to send', async ({ page }) => {
  await page.goto(at.contact);
  await hydrateForm(page);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByLabel(words.form.name).and(page.locator(':user-invalid'))).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.clock.install();
  await fillIn(page, inquiry());
  await send(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the form after a refusal', async ({ page }) => {
  await openForm(page);
  await fillIn(page, inquiry('400'));
  await send(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the form while it is being sent, and afterward', async ({ page }) => {
  const letGo = await hold(page, at.contact);
  await openForm(page);
  await fillIn(page, inquiry());
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  letGo();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in any state of the newsletter box', async ({ page }) => {
  const letGo = await hold(page, '/newsletter');
  await page.clock.install();
  await page.goto(`${CONNECTED.url}${at.newsletter}`);
  const form = page.getByRole('form', { name: words.newsletter.submit });
  await page.getByLabel(words.newsletter.email).focus();
  await form.and(page.locator('[data-hydrated]')).waitFor();
  const button = page.getByRole('button', { name: words.newsletter.submit });
  const field = page.getByLabel(words.newsletter.email);
  await button.click();
  await expect(field.and(page.locator(':user-invalid'))).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await field.fill(`fault+400@${Date.now()}.example`);
  await page.clock.runFor(2_000);
  await button.click();
  await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  letGo();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await field.fill(`reader-${Date.now()}@example.com`);
  await button.click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
