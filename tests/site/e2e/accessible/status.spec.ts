import { CONNECTED } from '../../../support/e2e/addresses';
import { fillIn, hold, inquiry, openForm, send, subscribed } from '../contact-form';
import { expect, test } from '../site';
import { at, words } from '../site-content';

test('screen readers announce that the form is being sent, and that it was sent, without moving the focus (WCAG 4.1.3)', async ({
  page,
}) => {
  const letGo = await hold(page, at.contact);
  await openForm(page);
  const form = page.getByRole('form', { name: words.form.legend });
  // A live region must exist before its text, or the text is not announced.
  const status = form.getByRole('status');
  for (const each of await status.all()) await expect(each).toBeEmpty();
  await fillIn(page, inquiry());
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(status.filter({ hasText: words.form.sending })).toHaveCount(1);
  letGo();
  await expect(page.getByRole('status').filter({ hasText: words.form.sentTitle })).toBeFocused();
});

test('a failure is an alert that takes the focus', async ({ page }) => {
  await openForm(page);
  await fillIn(page, inquiry('400'));
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(words.form.errorTitle);
  await expect(page.getByRole('form').getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
});

test('the newsletter box announces the same', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${CONNECTED.url}${at.newsletter}`);
  const form = page.getByRole('form', { name: words.newsletter.submit });
  await page.getByLabel(words.newsletter.email).focus();
  await form.and(page.locator('[data-hydrated]')).waitFor();
  await expect(form.getByRole('status')).toBeEmpty();
  await page.getByLabel(words.newsletter.email).fill(`reader-${Date.now()}@example.com`);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: words.newsletter.submit }).click();
  await expect(subscribed(page)).toBeFocused();
});

test('an invalid field is marked by more than its color (1.4.1), even in forced colors', async ({ page }) => {
  await page.goto(at.contact);
  const email = page.getByLabel(words.form.email, { exact: true });
  const borderOf = () => email.evaluate((element) => getComputedStyle(element).borderTopWidth);
  await email.fill('ada at example');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await borderOf()).toBe('2px');
  }
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(email.and(page.locator(':user-invalid'))).toBeVisible();
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await borderOf()).toBe('3px');
  }
});

test('fields about the visitor have autocomplete attributes (1.3.5)', async ({ page }) => {
  await page.goto(at.contact);
  for (const [label, purpose] of [
    [words.form.name, 'name'],
    [words.form.email, 'email'],
    [words.form.company, 'organization'],
    ['Phone (optional)', 'tel'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', purpose);
  }
  await page.goto(at.newsletter);
  await expect(page.getByLabel(words.newsletter.email)).toHaveAttribute('autocomplete', 'email');
});
