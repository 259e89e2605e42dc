import { CONNECTED, WEBHOOK } from './addresses';
import { arrivalsOf, enquiry, fillIn, openForm, send, wakeForm } from './contact-form';
import { expect, test } from './site';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an enquiry arrives with all its fields, and the thank-you panel takes the focus', async ({ page, request }) => {
  const mine = enquiry('', { phone: '+44 20 7946 0018' });
  await openForm(page, '/contact?from=mail');
  await fillIn(page, mine);
  await page.getByLabel('Business Size').selectOption('large');
  await send(page);
  const panel = page.getByRole('status').filter({ hasText: 'Thank you' });
  await expect(panel).toContainText('within 2 hours');
  await expect(panel).toBeFocused();
  await expect(page.getByRole('form', { name: 'Send us a message' })).toHaveCount(0);
  const [arrival, ...others] = await arrivalsOf(request, mine);
  expect(others).toEqual([]);
  expect(arrival?.fields).toEqual({
    ...mine,
    businessType: 'large',
    page: '/contact',
    submittedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
    submissionId: expect.stringMatching(UUID),
  });
});

test('while it is sent the button is disabled and says so, and leaving asks first', async ({ page, request }) => {
  const mine = enquiry('slow');
  await openForm(page);
  await fillIn(page, mine);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const question = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

for (const [fault, text, recorded] of [
  ['400', 'Our server rejected the message.', 0],
  ['404', 'Our server rejected the message.', 0],
  ['429, 429, 429', 'Too many messages', 0],
  ['500, 500, 500', 'Our server has a problem', 0],
  ['503, 503, 503', 'Our server has a problem', 0],
  ['hang', 'no answer for 15 seconds', 1],
  ['cut, cut', 'We could not confirm', 0],
  ['no-cors, no-cors', 'We could not confirm', 2],
  ['cut-after, cut-after', 'We could not confirm', 2],
] as const) {
  test(`${fault}: the box says what happened, takes the focus, and everything typed is still there`, async ({
    page,
    request,
  }) => {
    const mine = enquiry(fault);
    await openForm(page);
    await fillIn(page, mine);
    await send(page);
    const box = page.getByRole('alert');
    await expect(box).toContainText('Error sending message');
    await expect(box).toContainText(text);
    await expect(box).toBeFocused();
    const mail = await box.getByRole('link', { name: 'Send it by email instead' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(`Message: ${mine.message}`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mine.message);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    const arrivals = await arrivalsOf(request, mine);
    expect(arrivals).toHaveLength(recorded);
    expect(new Set(arrivals.map(({ fields }) => fields.submissionId)).size).toBe(Math.min(1, recorded));
    await page.getByLabel('Full Name').press('End');
    await page.getByLabel('Full Name').pressSequentially('!');
    await expect(box).toHaveCount(0);
  });
}

for (const faults of ['500', '503, 500', '429', 'cut', 'cut-after', 'no-cors']) {
  test(`${faults}, then success: it arrives once by its id`, async ({ page, request }) => {
    const mine = enquiry(faults);
    await openForm(page);
    await fillIn(page, mine);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    const arrivals = await arrivalsOf(request, mine);
    expect(arrivals.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
  });
}

test('sent again by hand after an unconfirmed attempt, it keeps its id; changed, it gets a new one', async ({
  page,
  request,
}) => {
  const mine = enquiry('no-cors, no-cors, no-cors, no-cors');
  await openForm(page);
  await fillIn(page, mine);
  await send(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await arrivalsOf(request, mine)).toHaveLength(4);
  }).toPass();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Another question.');
  await send(page);
  const ids = (await arrivalsOf(request, mine)).map(({ fields }) => fields.submissionId);
  expect(new Set(ids.slice(0, 4)).size).toBe(1);
  expect(ids.slice(4).every((id) => id !== ids[0])).toBe(true);
  expect(ids.length).toBeGreaterThan(4);
});

test('offline nothing is sent; online again it is offered, and arrives', async ({ page, context, request }) => {
  const mine = enquiry();
  await openForm(page);
  await fillIn(page, mine);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('You are offline');
  expect(await arrivalsOf(context.request, mine).catch(() => [])).toEqual([]);
  await context.setOffline(false);
  const again = page.getByRole('alert').getByRole('button', { name: 'Send it now' });
  await again.click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('a double click and Enter twice send once', async ({ page, request }) => {
  const mine = enquiry();
  await openForm(page);
  await fillIn(page, mine);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);

  const other = enquiry();
  await page.reload();
  await wakeForm(page);
  await fillIn(page, other);
  await page.getByLabel('Full Name').press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await arrivalsOf(request, other)).toHaveLength(1);
});

test('with the keyboard alone', async ({ page, request }) => {
  const mine = enquiry();
  await openForm(page);
  await page.getByLabel('Full Name').focus();
  for (const text of [mine.name, mine.email, mine.company]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('m');
  await page.keyboard.press('Tab');
  await page.keyboard.type(mine.message);
  await page.clock.runFor(2_000);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject({ ...mine, businessType: 'medium' });
});

test('a draft survives a reload and a wrong turn, and is gone once sent', async ({ page, request }) => {
  const mine = enquiry();
  await openForm(page);
  await fillIn(page, mine);
  await page.getByLabel('Business Size').selectOption('enterprise');
  await page.goto(`${CONNECTED.url}/ai-agents-chatbots`);
  await wakeForm(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mine.message);
  await expect(page.getByText('This is what you typed before.')).toBeVisible();
  await page.reload();
  await wakeForm(page);
  for (const [label, value] of [
    ['Full Name', mine.name],
    ['Email', mine.email],
    ['Company Name', mine.company],
    ['Business Size', 'enterprise'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await send(page);
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject({ ...mine, page: '/ai-agents-chatbots' });
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('only the draft is ever stored', async ({ page }) => {
  await openForm(page);
  await fillIn(page, enquiry());
  expect(await page.evaluate(() => [Object.keys(sessionStorage), localStorage.length, document.cookie])).toEqual([
    ['draft:contact-form'],
    0,
    '',
  ]);
});

test('without storage the form works, without the draft', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  const mine = enquiry();
  await openForm(page);
  await fillIn(page, mine);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('what was typed before the form woke is kept', async ({ page, request }) => {
  const mine = enquiry();
  await page.clock.install();
  let wake = () => {};
  const held = new Promise<void>((done) => {
    wake = done;
  });
  await page.route('**/assets/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${CONNECTED.url}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill(mine.name);
  await page.getByRole('textbox', { name: 'Message' }).fill(mine.message);
  wake();
  await wakeForm(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(mine.name);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mine.message);
  await fillIn(page, mine);
  await send(page);
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('emoji, right-to-left text, line breaks and markup arrive as they were typed, and are shown nowhere as HTML', async ({
  page,
  request,
}) => {
  const mine = enquiry('', {
    name: 'نور <b>الدين</b>',
    message: 'Line one\n\nשלום 👩‍👩‍👧 \t& = + % #\n<script>document.title = "taken"</script>',
  });
  const title = await page.title();
  await openForm(page);
  await fillIn(page, mine);
  await page.reload();
  await wakeForm(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mine.message);
  await send(page);
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject({ ...mine });
  expect(await page.title()).not.toBe('taken');
  expect(title).not.toBe('taken');
  await expect(page.locator('main b')).toHaveCount(0);
});

test('a message of one megabyte arrives whole, and fails with a way to copy it', async ({ page, request }) => {
  const message = 'All of it. '.repeat(100_000).trim();
  const mine = enquiry('', { message });
  await openForm(page);
  await fillIn(page, mine);
  await send(page);
  expect((await arrivalsOf(request, mine))[0]?.fields.message).toBe(message);

  const refused = enquiry('400', { message });
  await page.reload();
  await wakeForm(page);
  await fillIn(page, refused);
  await send(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the whole message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
});

test('a machine that fills every field, or is too fast, is thanked and not heard', async ({ page, request }) => {
  const first = enquiry();
  await openForm(page);
  await fillIn(page, first);
  await page.locator('input[name=reference]').evaluate((element: HTMLInputElement) => {
    element.value = 'cheap watches';
  });
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();

  const second = enquiry();
  await page.reload();
  await wakeForm(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByLabel('Full Name').fill(second.name);
  await page.getByLabel('Email', { exact: true }).fill(second.email);
  await page.getByLabel('Company Name').fill(second.company);
  await page.getByRole('textbox', { name: 'Message' }).fill(second.message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect([...(await arrivalsOf(request, first)), ...(await arrivalsOf(request, second))]).toEqual([]);
});

test('people meet no trap: it can be neither seen nor focused', async ({ page }) => {
  await openForm(page);
  const trap = page.locator('input[name=reference]');
  expect(
    await trap.evaluate((element: HTMLElement) => {
      element.focus();
      return document.activeElement === element;
    }),
  ).toBe(false);
  const box = await trap.locator('xpath=ancestor::div[@inert]').boundingBox();
  expect((box?.width ?? 9) * (box?.height ?? 9)).toBeLessThanOrEqual(1);
});

test('the newsletter box sends the address, thanks, and keeps it when it fails', async ({ page, request }) => {
  const email = `reader-${Date.now()}@example.com`;
  await page.clock.install();
  await page.goto(`${CONNECTED.url}/blog`);
  const form = page.getByRole('form', { name: 'Subscribe' });
  await form.scrollIntoViewIfNeeded();
  await form.and(page.locator('[novalidate]')).waitFor();
  const field = page.getByLabel('Your email address');
  await field.fill(`fault+400@${email.split('@')[0]}.example`);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('rejected the message');
  await expect(field).not.toHaveValue('');
  await field.fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
  const [arrival] = await arrivalsOf(request, { email });
  expect(arrival).toMatchObject({ path: '/newsletter', fields: { email, page: '/blog' } });
});

test('no form has ever asked for permission first', async ({ page, request }) => {
  await openForm(page);
  await fillIn(page, enquiry());
  await send(page);
  const { preflights } = (await (await request.get(`${WEBHOOK.url}/arrivals`)).json()) as { preflights: string[] };
  expect(preflights).toEqual([]);
});
