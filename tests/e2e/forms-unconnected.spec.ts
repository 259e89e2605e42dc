import { inquiry, typeIn } from './contact-form';
import { expect, test } from './site';

test('the contact form says which setting is missing, and the button works again', async ({ page }) => {
  const mine = inquiry();
  await page.goto('/contact');
  await typeIn(page, mine);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const box = page.getByRole('alert');
  await expect(box).toContainText('Error sending message');
  await expect(box).toContainText('webhook URL is not configured');
  await expect(box).toContainText('VITE_CONTACT_WEBHOOK_URL');
  await expect(box).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mine.message);
  await page.getByLabel('Full Name').press('End');
  await page.getByLabel('Full Name').pressSequentially(' L');
  await expect(box).toHaveCount(0);
});

test('a press of Send before anything else shows what to fill in', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check these fields');
});

const SCREEN = { width: 375, height: 812 };

for (const [address, screens] of [
  ['/contact', 1],
  ['/whatsapp-growth', 6],
  ['/mobile-app-development', 6],
  ['/website-development', 6],
  ['/ai-agents-chatbots', 6],
] as const) {
  test(`on a phone, the first field of ${address} is within ${screens} screens, and the first button leads to it`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREEN);
    await page.goto(address);
    const box = await page.getByLabel('Full Name').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screens * SCREEN.height);
    if (address === '/contact') return;
    await page
      .locator('main section')
      .first()
      .getByRole('link', { name: /Get Free Consultation|Plan an agent/ })
      .click();
    await expect(page.getByRole('form', { name: 'Send us a message' })).toBeInViewport();
  });
}

test('the newsletter box does the same', async ({ page }) => {
  await page.goto('/blog');
  await page.getByLabel('Your email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('VITE_NEWSLETTER_WEBHOOK_URL');
  await expect(page.getByLabel('Your email address')).toHaveValue('ada@example.com');
});

test('the fields are as the specification lists them', async ({ page }) => {
  await page.goto('/contact');
  for (const [label, name, required] of [
    ['Full Name', 'name', true],
    ['Email', 'email', true],
    ['Company Name', 'company', true],
    ['Phone (optional)', 'phone', false],
    // One of its options is always chosen, so it needs no required attribute.
    ['Business Size', 'businessType', false],
    ['Message', 'message', true],
  ] as const) {
    const control = page.getByLabel(label, { exact: true });
    await expect(control).toHaveAttribute('name', name);
    expect(await control.evaluate((element) => (element as HTMLInputElement).required)).toBe(required);
  }
  await expect(page.getByLabel('Business Size')).toHaveValue('small');
  const sizes = page.getByLabel('Business Size').locator('option');
  expect(await sizes.evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.textContent]))).toEqual([
    ['small', 'Small (1–50 employees)'],
    ['medium', 'Medium (51–200 employees)'],
    ['large', 'Large (201–1000 employees)'],
    ['enterprise', 'Enterprise (1000+ employees)'],
  ]);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveAttribute('rows', '4');
  await expect(message).toHaveAttribute('maxlength', '10000');
  await expect(message).toHaveAccessibleDescription(/Up to 10,000 characters/);
});

test('errors appear at their fields, and in a list of links to the fields, which has the focus', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada at example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await summary.getByRole('link', { name: 'Company Name' }).press('Enter');
  await expect(page.getByLabel('Company Name')).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter an email address like name@company.com.');
  await expect(page.getByLabel('Company Name')).toHaveAccessibleDescription('Please fill in this field: Company Name.');
  await expect(page.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link')).toHaveCount(2);
});

test('an error below the field of the newsletter box moves neither its button nor its headline', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const form = page.getByRole('form', { name: 'Subscribe' });
  const button = form.getByRole('button', { name: 'Subscribe' });
  const field = page.getByLabel('Your email address');
  const headline = page.locator('section').filter({ has: form }).getByRole('heading');
  const places = async () => [await button.boundingBox(), await headline.boundingBox()];
  await field.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await field.fill('no address');
  const before = await places();
  const [box, fieldBox] = [before[0], await field.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0), 0);
  await expect(button).toBeEnabled();
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await places()).toEqual(before);
});
