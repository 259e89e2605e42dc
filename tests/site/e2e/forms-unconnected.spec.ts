import { builtPages } from '../support/built-pages';
import { hydrateForm, inquiry, typeIn } from './contact-form';
import { expect, test } from './site';
import { at, words } from './site-content';

/** Attributes that validate more than required and type=email, or turn off validation. */
const OTHER_CHECKS = '[maxlength], [minlength], [pattern], [novalidate], [formnovalidate], [aria-invalid]';

test('the contact form names the missing setting, and the button becomes enabled again', async ({ page }) => {
  const mine = inquiry();
  await page.goto(at.contact);
  await typeIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  const box = page.getByRole('alert');
  await expect(box).toContainText(words.form.errorTitle);
  await expect(box).toContainText(words.failure['not-configured'].replace(/\{.*/, ''));
  await expect(box).toContainText('VITE_CONTACT_WEBHOOK_URL');
  await expect(box).toBeFocused();
  await expect(page.getByRole('button', { name: words.form.submit })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: words.form.message })).toHaveValue(mine.message);
  await page.getByLabel(words.form.name).press('End');
  await page.getByLabel(words.form.name).pressSequentially(' L');
  await expect(box).toHaveCount(0);
});

test('an error moves nothing beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at.chat);
  await typeIn(page, inquiry());
  const heights = () =>
    page
      .locator('#contact-us-section :is(h2, .promise, .addr)')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)));
  const before = await heights();
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await heights()).toEqual(before);
});

test('an edit of any field clears the error', async ({ page }) => {
  await page.goto(at.contact);
  await typeIn(page, inquiry());
  const box = page.getByRole('alert');
  for (const label of [
    words.form.name,
    words.form.email,
    words.form.company,
    'Phone (optional)',
    words.form.message,
    words.form.businessType,
  ]) {
    await page.getByRole('button', { name: words.form.submit }).click();
    await expect(box, label).toBeFocused();
    const control = page.getByLabel(label, { exact: true });
    if (label === words.form.businessType) await control.selectOption('medium');
    else await control.fill('ada@example.com');
    await expect(box, label).toHaveCount(0);
  }
});

const SCREEN = { width: 375, height: 812 };

test('on a phone, the first field of /contact is within the first screen', async ({ page }) => {
  await page.setViewportSize(SCREEN);
  await page.goto(at.contact);
  const box = await page.getByLabel(words.form.name).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SCREEN.height);
});

test('the newsletter box does the same', async ({ page }) => {
  await page.goto(at.newsletter);
  await page.getByLabel(words.newsletter.email).fill('ada@example.com');
  await page.getByRole('button', { name: words.newsletter.submit }).click();
  await expect(page.getByRole('alert')).toContainText('VITE_NEWSLETTER_WEBHOOK_URL');
  await expect(page.getByLabel(words.newsletter.email)).toHaveValue('ada@example.com');
});

test('the fields match the specification', async ({ page }) => {
  await page.goto(at.contact);
  await hydrateForm(page);
  const form = page.getByRole('form', { name: words.form.legend });
  const fields = form.locator('.fields').locator('input, select, textarea');
  const labelsAndRules = await fields.evaluateAll((all) =>
    all.map((each) => {
      const control = each as HTMLInputElement;
      return [control.labels?.[0]?.textContent, control.name, control.type, control.required];
    }),
  );
  expect(labelsAndRules).toEqual([
    [words.form.name, 'name', 'text', true],
    [words.form.email, 'email', 'email', true],
    [words.form.company, 'company', 'text', true],
    ['Phone (optional)', 'phone', 'tel', false],
    [words.form.message, 'message', 'textarea', true],
    [words.form.businessType, 'businessType', 'select-one', true],
  ]);
  await expect(page.getByRole('textbox', { name: words.form.message })).toHaveAttribute('rows', '4');
  await expect(page.getByLabel(words.form.businessType)).toHaveValue('small');
  const sizes = page.getByLabel(words.form.businessType).locator('option:not([hidden])');
  // An invisible word joiner follows the dash of a range.
  const shown = sizes.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('value'), one.textContent?.replace('\u2060', '')]),
  );
  expect(await shown).toEqual([
    ['small', 'Small (1–50 employees)'],
    ['medium', 'Medium (51–200 employees)'],
    ['large', 'Large (201–1000 employees)'],
    ['enterprise', words.form.sizes.enterprise],
  ]);
  await expect(page.locator(OTHER_CHECKS)).toHaveCount(0);
});

test('no page validates more than the specification, or counts characters', () => {
  const found = builtPages.flatMap(({ address, root }) => [
    ...root.querySelectorAll(OTHER_CHECKS).map((element) => `${address} ${element.outerHTML}`),
    ...root.querySelectorAll('form').flatMap((form) => (/\bcharacters\b/.test(form.text) ? [`${address} counts`] : [])),
  ]);
  expect(found).toEqual([]);
});

test('the button of the newsletter box is as high as the field beside it, and an invalid address moves neither', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at.newsletter);
  const button = page.getByRole('button', { name: words.newsletter.submit });
  const field = page.getByLabel(words.newsletter.email);
  await field.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await field.fill('no address');
  const before = [await button.boundingBox(), await field.boundingBox()];
  expect(before[0]?.y).toBeCloseTo(before[1]?.y ?? 0, 0);
  expect(before[0]?.height).toBeCloseTo(before[1]?.height ?? 0, 0);
  await field.press('Enter');
  await expect(field.and(page.locator(':user-invalid'))).toBeFocused();
  expect([await button.boundingBox(), await field.boundingBox()]).toEqual(before);
});
