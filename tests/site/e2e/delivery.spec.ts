import { CONNECTED, WEBHOOK } from '../../support/e2e/addresses';
import {
  arrivalsOf,
  fillIn,
  hold,
  holdScripts,
  hydrateForm,
  inquiry,
  openFilledIn,
  openForm,
  send,
  subscribed,
  thankYou,
  typeIn,
} from './contact-form';
import { expect, test } from './site';
import { at, words } from './site-content';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an inquiry arrives complete and without a preflight, and the thank-you message gets the focus', async ({
  page,
  request,
}) => {
  const mine = inquiry('', { phone: '+44 20 7946 0018' });
  await openForm(page, '/contact?from=mail');
  await fillIn(page, mine);
  await page.getByLabel(words.form.businessType).selectOption('large');
  await send(page);
  const panel = thankYou(page);
  await expect(panel).toContainText(words.form.sentText.replace(/ \[\[.*/, ''));
  await expect(panel).toBeFocused();
  const code = / ([0-9A-F]{8})$/.exec(await panel.innerText())?.[1];
  await expect(page.getByRole('form', { name: words.form.legend })).toHaveCount(0);
  const [arrival, ...others] = await arrivalsOf(request, mine);
  expect(others).toEqual([]);
  expect(arrival?.fields).toEqual({
    ...mine,
    businessType: 'large',
    page: at.contact,
    reference: '',
    suspected: '',
    submittedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
    submissionId: expect.stringMatching(UUID),
  });
  expect(arrival?.fields.submissionId?.slice(0, 8).toUpperCase()).toBe(code);
  expect(await (await request.get(`${WEBHOOK.url}/arrivals`)).json()).toMatchObject({ preflights: [] });
});

test('while the form is being sent, the button is disabled and says so, and leaving the page asks first', async ({
  page,
  request,
}) => {
  const mine = inquiry('slow');
  await openFilledIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('button', { name: words.form.sending })).toBeDisabled();
  const question = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

for (const [fault, failure, recorded] of [
  ['400', 'refused', 0],
  ['404', 'refused', 0],
  ['429, 429, 429', 'busy', 0],
  ['500, 500, 500', 'broken', 0],
  ['503, 503, 503', 'broken', 0],
  ['hang', 'timed-out', 1],
  ['cut, cut', 'unconfirmed', 0],
  ['no-cors, no-cors', 'unconfirmed', 2],
  ['cut-after, cut-after', 'unconfirmed', 2],
] as const) {
  test(`${fault}: the box says what happened and gets the focus, and the visitor's input remains`, async ({
    page,
    request,
  }) => {
    const mine = inquiry(fault);
    await openFilledIn(page, mine);
    await send(page);
    const box = page.getByRole('alert');
    await expect(box).toContainText(words.form.errorTitle);
    await expect(box).toContainText(words.failure[failure]);
    await expect(box).toBeFocused();
    const mail = await page.getByRole('link', { name: words.failure.mailInstead }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(`Message: ${mine.message}`);
    const chat = await page.getByRole('link', { name: words.failure.whatsAppInstead }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(`Message: ${mine.message}`);
    await expect(page.getByRole('textbox', { name: words.form.message })).toHaveValue(mine.message);
    await expect(page.getByRole('button', { name: words.form.submit })).toBeEnabled();
    const arrivals = await arrivalsOf(request, mine);
    expect(arrivals).toHaveLength(recorded);
    expect(new Set(arrivals.map(({ fields }) => fields.submissionId)).size).toBe(Math.min(1, recorded));
    await page.getByLabel(words.form.name).press('End');
    await page.getByLabel(words.form.name).pressSequentially('!');
    await expect(box).toHaveCount(0);
  });
}

for (const faults of ['500', '503, 500', '429', 'cut', 'cut-after', 'no-cors']) {
  test(`${faults}, then success: the inquiry arrives once by its id`, async ({ page, request }) => {
    const mine = inquiry(faults);
    await openFilledIn(page, mine);
    await send(page);
    await expect(thankYou(page)).toBeVisible();
    const arrivals = await arrivalsOf(request, mine);
    expect(arrivals.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
  });
}

test('an inquiry that is sent again after an unconfirmed attempt keeps its id, unless it was changed', async ({
  page,
  request,
}) => {
  const mine = inquiry('no-cors, no-cors, no-cors, no-cors');
  await openFilledIn(page, mine);
  await send(page);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await arrivalsOf(request, mine)).toHaveLength(4);
  }).toPass();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: words.form.message }).fill('Another question.');
  await send(page);
  const ids = (await arrivalsOf(request, mine)).map(({ fields }) => fields.submissionId);
  expect(new Set(ids.slice(0, 4)).size).toBe(1);
  expect(ids.slice(4).every((id) => id !== ids[0])).toBe(true);
  expect(ids.length).toBeGreaterThan(4);
});

test('nothing is sent while offline; back online, the form offers to send, and the inquiry arrives', async ({
  page,
  context,
  request,
}) => {
  const mine = inquiry();
  await openFilledIn(page, mine);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(words.failure.offline);
  expect(await arrivalsOf(context.request, mine).catch(() => [])).toEqual([]);
  await context.setOffline(false);
  const again = page.getByRole('alert').getByRole('button', { name: words.failure.sendNow });
  await again.click();
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('a double click, or pressing Enter twice, sends once', async ({ page, request }) => {
  const mine = inquiry();
  await openFilledIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).dblclick();
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);

  const other = inquiry();
  await page.reload();
  await hydrateForm(page);
  await fillIn(page, other);
  await page.getByLabel(words.form.name).press('Enter');
  await page.keyboard.press('Enter');
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, other)).toHaveLength(1);
});

test('the form works with the keyboard alone', async ({ page, request }) => {
  const mine = inquiry();
  await openForm(page);
  await page.getByLabel(words.form.name).focus();
  for (const text of [mine.name, mine.email, mine.company]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type(mine.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('m');
  await page.clock.runFor(2_000);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.form.submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thankYou(page)).toBeFocused();
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject({ ...mine, businessType: 'medium' });
});

test('only a draft is stored; it survives reloads and navigation until it is sent', async ({ page, request }) => {
  const stored = () => page.evaluate(() => [Object.keys(sessionStorage), localStorage.length, document.cookie]);
  const mine = inquiry();
  await openFilledIn(page, mine);
  expect(await stored()).toEqual([['draft:contact-form'], 0, '']);
  await page.getByLabel(words.form.businessType).selectOption('enterprise');
  await page.goto(`${CONNECTED.url}/ai-agents-chatbots`);
  await hydrateForm(page);
  await expect(page.getByRole('textbox', { name: words.form.message })).toHaveValue(mine.message);
  await expect(page.getByText(words.form.restored)).toBeVisible();
  await page.reload();
  await hydrateForm(page);
  for (const [label, value] of [
    [words.form.name, mine.name],
    [words.form.email, mine.email],
    [words.form.company, mine.company],
    [words.form.businessType, 'enterprise'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await send(page);
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject({ ...mine, page: '/ai-agents-chatbots' });
  expect(await stored()).toEqual([[], 0, '']);
});

test('without storage, the form works without a draft', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  const mine = inquiry();
  await openFilledIn(page, mine);
  await send(page);
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('emoji, right-to-left text, line breaks and markup arrive unchanged, and never become HTML', async ({
  page,
  request,
}) => {
  const mine = inquiry('', {
    name: 'نور <b>الدين</b>',
    message: 'Line one\n\nשלום 👩‍👩‍👧 \t& = + % #\n<script>document.title = "taken"</script>',
  });
  const title = await page.title();
  await openFilledIn(page, mine);
  await page.reload();
  await hydrateForm(page);
  await expect(page.getByRole('textbox', { name: words.form.message })).toHaveValue(mine.message);
  await send(page);
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject({ ...mine });
  expect(await page.title()).not.toBe('taken');
  expect(title).not.toBe('taken');
  await expect(page.locator('main b', { hasText: 'الدين' })).toHaveCount(0);
});

test('20,000 characters arrive complete, and after a failure can be copied', async ({ page, request }) => {
  const message = 'All of it. '.repeat(2_000).slice(0, 19_999).padEnd(20_000, '!');
  const mine = inquiry('', { message });
  await openFilledIn(page, mine);
  await send(page);
  expect((await arrivalsOf(request, mine))[0]?.fields.message).toBe(message);

  const refused = inquiry('400', { message });
  await page.reload();
  await hydrateForm(page);
  await fillIn(page, refused);
  await send(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.failure.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: words.failure.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
});

test('if the request is too large for the receiver, the form says what to do and keeps the text', async ({
  page,
  request,
}) => {
  const message = 'Everything. '.repeat(200_000);
  const mine = inquiry('', { message });
  await openFilledIn(page, mine);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(words.failure['too-large']);
  await expect(page.getByRole('alert')).toBeFocused();
  const field = page.getByRole('textbox', { name: words.form.message });
  expect(await field.inputValue()).toBe(message);
  expect(await arrivalsOf(request, mine)).toEqual([]);
  await field.fill('In short: everything.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await send(page);
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('suspected spam arrives, too, with the reasons for the suspicion', async ({ page, request }) => {
  const trapped = inquiry();
  await openFilledIn(page, trapped);
  await page.locator('input[name=reference]').evaluate((element: HTMLInputElement) => {
    element.value = 'cheap watches';
  });
  await send(page);
  expect((await arrivalsOf(request, trapped))[0]).toMatchObject({
    suspected: ['honeypot'],
    fields: { ...trapped, suspected: 'honeypot', reference: 'cheap watches' },
  });

  const scripted = inquiry();
  await page.goto(`${CONNECTED.url}${at.contact}`);
  await page.evaluate((fields) => {
    for (const [name, value] of Object.entries(fields)) {
      const control = document.querySelector(`[name=${name}]`);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
    }
    document.querySelector<HTMLButtonElement>('[data-island=contact-form] button[type=submit]')?.click();
  }, scripted);
  await expect(thankYou(page)).toBeVisible();
  expect((await arrivalsOf(request, scripted))[0]?.fields).toMatchObject({ ...scripted, suspected: 'no-interaction' });
});

test('even the fastest legitimate ways to fill in the form get through', async ({ page, request }) => {
  const ways: Record<string, (mine: ReturnType<typeof inquiry>) => Promise<void>> = {
    'paste and Enter': async (mine) => {
      for (const [name, value] of Object.entries(mine)) {
        await page.locator(`#contact-us-section [name=${name}]`).focus();
        await page.keyboard.insertText(value);
      }
      await page.getByLabel(words.form.name).press('Enter');
    },
    'autofill, which fires events and no keys': async (mine) => {
      await page.getByLabel(words.form.name).focus();
      await autofill(mine);
      await page.keyboard.press('Enter');
    },
    'a password manager, before the form is touched': async (mine) => {
      await autofill(mine);
      await page.getByRole('button', { name: words.form.submit }).click();
    },
    'voice, which presses the button by its name': async (mine) => {
      await page.getByLabel(words.form.name).focus();
      await autofill(mine);
      await page.getByRole('button', { name: words.form.submit }).dispatchEvent('click');
    },
    'a switch, which scans to the button': async (mine) => {
      await page.getByLabel(words.form.name).focus();
      await autofill(mine);
      await page.getByRole('button', { name: words.form.submit }).focus();
      await page.keyboard.press('Space');
    },
  };
  const autofill = (mine: ReturnType<typeof inquiry>) =>
    page.evaluate((fields) => {
      for (const [name, value] of Object.entries(fields)) {
        const control = document.querySelector(`#contact-us-section [name=${name}]`);
        if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, mine);
  for (const [name, fillInFast] of Object.entries(ways)) {
    await test.step(name, async () => {
      const mine = inquiry();
      await page.goto(`${CONNECTED.url}${at.contact}`);
      await fillInFast(mine);
      await expect(thankYou(page)).toBeVisible();
      const arrivals = await arrivalsOf(request, mine);
      expect(arrivals.map(({ fields, isDuplicate }) => [fields.message, isDuplicate])).toEqual([[mine.message, false]]);
    });
  }
});

test('text typed before hydration is kept', async ({ page }) => {
  const mine = inquiry();
  const letGo = await holdScripts(page);
  await page.goto(`${CONNECTED.url}${at.contact}`, { waitUntil: 'commit' });
  await typeIn(page, mine);
  await page.getByLabel(words.form.businessType).selectOption('large');
  letGo();
  await hydrateForm(page);
  await expect(page.getByLabel(words.form.company)).toHaveValue(mine.company);
  await expect(page.getByLabel(words.form.businessType)).toHaveValue('large');
  await expect(page.getByRole('textbox', { name: words.form.message })).toHaveValue(mine.message);
});

test('text typed and Send pressed before hydration are kept', async ({ page, request }) => {
  const mine = inquiry();
  const letGo = await holdScripts(page);
  await page.goto(`${CONNECTED.url}${at.contact}`);
  await typeIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  letGo();
  await expect(thankYou(page)).toBeVisible();
  const arrivals = await arrivalsOf(request, mine);
  expect(arrivals.map(({ fields }) => fields)).toEqual([expect.objectContaining({ ...mine })]);
});

test('a press of Send before hydration is validated when the form is sent', async ({ page, request }) => {
  const mine = inquiry();
  const letGo = await holdScripts(page);
  await page.goto(`${CONNECTED.url}${at.contact}`);
  await typeIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  await page.getByLabel(words.form.company).fill('');
  await page.getByLabel(words.form.name).focus();
  letGo();
  await expect(page.getByLabel(words.form.company)).toBeFocused();
  expect(await arrivalsOf(request, mine)).toEqual([]);
  await page.getByLabel(words.form.company).fill(mine.company);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(thankYou(page)).toBeVisible();
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
});

test('if the script fails to load, the browser posts the form, and the receiver redirects the visitor back', async ({
  browser,
  request,
}) => {
  // A separate page, because a failed script is a console error.
  const page = await browser.newPage();
  const mine = inquiry();
  await page.route('**/assets/chunks/**', (route) => route.abort());
  await page.goto(`${CONNECTED.url}${at.contact}`);
  await typeIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page).toHaveURL(`${CONNECTED.url}/thank-you`);
  expect(await arrivalsOf(request, mine)).toHaveLength(1);
  await page.unrouteAll();

  // Sent again, now with the script: the receiver recognizes the inquiry.
  await page.goBack();
  await hydrateForm(page);
  await typeIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(thankYou(page)).toBeVisible();
  expect((await arrivalsOf(request, mine)).map(({ isDuplicate }) => isDuplicate)).toEqual([false, true]);
  await page.close();
});

test('if hydration of the form fails, the input remains, the browser posts it, and other islands work', async ({
  browser,
  request,
}) => {
  // A separate page, because the failure is a console error.
  const page = await browser.newPage();
  const mine = inquiry();
  const address = `${CONNECTED.url}${at.chat}`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    // Breaks a property that the form needs.
    await route.fulfill({ response, body: (await response.text()).replace('&quot;sizes&quot;', '&quot;gone&quot;') });
  });
  const letGo = await holdScripts(page);
  await page.goto(address);
  await typeIn(page, mine);
  await page.getByLabel(words.form.businessType).selectOption('large');
  const failure = page.waitForEvent('console', (message) => /island contact-form failed/.test(message.text()));
  letGo();
  await failure;
  await expect(page.getByLabel(words.form.company)).toHaveValue(mine.company);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page).toHaveURL(`${CONNECTED.url}/thank-you`);
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject({ ...mine, businessType: 'large' });
  await page.close();
});

test('the origin of a visitor is sent along, and shown beforehand', async ({ page, request }) => {
  const mine = inquiry();
  await page.goto(`${CONNECTED.url}${at.chat}`);
  await page.evaluate(() => window.location.assign('/contact?utm_source=mail&utm_campaign=Spring'));
  await page.waitForURL('**/contact?**');
  await hydrateForm(page);
  await expect(page.getByText('/whatsapp-growth, utm_source=mail, utm_campaign=Spring')).toBeVisible();
  await typeIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(thankYou(page)).toBeVisible();
  const origin = { service: at.chat, utm_source: 'mail', utm_campaign: 'Spring', page: at.contact };
  expect((await arrivalsOf(request, mine))[0]?.fields).toMatchObject(origin);
});

test('after four seconds, the form says that it is waiting for a slow receiver', async ({ page }) => {
  const mine = inquiry();
  const letGo = await hold(page, at.contact);
  await openFilledIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
  await expect(page.getByText(words.form.slow)).toHaveCount(0);
  await page.clock.runFor(4_000);
  await expect(page.getByText(words.form.slow)).toBeVisible();
  letGo();
  await expect(thankYou(page)).toBeVisible();
});

test('a page that was closed while the form was being sent says so on the next visit', async ({ page, request }) => {
  const mine = inquiry();
  const letGo = await hold(page, at.contact);
  await openFilledIn(page, mine);
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  letGo();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await hydrateForm(page);
  await expect(page.getByText(words.form.interrupted)).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.form.message })).toHaveValue(mine.message);
  await send(page);
  const arrivals = await arrivalsOf(request, mine);
  expect(arrivals.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
});

test('no code of the form is loaded before a visitor uses it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'script') scripts.push(one.url());
  });
  await page.goto(`${CONNECTED.url}${at.contact}`, { waitUntil: 'networkidle' });
  await page.getByRole('form', { name: words.form.legend }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: words.form.submit }).hover();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/chunks/'))).toEqual([]);
  await hydrateForm(page);
  expect(scripts.filter((url) => url.includes('/chunks/'))).not.toEqual([]);
});

test('the honeypot is neither visible nor focusable', async ({ page }) => {
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

test('the newsletter box sends the address and thanks the visitor, and keeps the address after a failure', async ({
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@example.com`;
  await page.clock.install();
  await page.goto(`${CONNECTED.url}${at.newsletter}`);
  const form = page.getByRole('form', { name: words.newsletter.submit });
  const field = page.getByLabel(words.newsletter.email);
  await field.focus();
  await form.and(page.locator('[data-hydrated]')).waitFor();
  await field.fill(`fault+400@${email.split('@')[0]}.example`);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: words.newsletter.submit }).click();
  await expect(page.getByRole('alert')).toContainText(words.failure.refused);
  await expect(field).not.toHaveValue('');
  await field.fill(email);
  await page.getByRole('button', { name: words.newsletter.submit }).click();
  await expect(subscribed(page)).toBeFocused();
  const [arrival] = await arrivalsOf(request, { email });
  expect(arrival).toMatchObject({ path: '/newsletter', fields: { email, page: at.newsletter } });
  expect(await (await request.get(`${WEBHOOK.url}/arrivals`)).json()).toMatchObject({ preflights: [] });
});
