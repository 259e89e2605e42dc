import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './site';
import { promised } from './site-content';

/** The visitor's choices, in the order of the slip, with the texts that follow from them. */
const DAYS = [
  { day: 'Friday', short: 'Fri', before: 'Thursday', next: 'Saturday', free: '4' },
  { day: 'Saturday', short: 'Sat', before: 'Friday', next: 'Sunday', free: '5' },
  { day: 'Sunday', short: 'Sun', before: 'Saturday', next: 'Monday', free: '8' },
] as const;
const AMOUNTS = [
  { amount: 'One', count: '1', kayaks: 'One kayak', singles: 'One single', vests: 'M', price: '$35', we: 'I' },
  { amount: 'Two', count: '2', kayaks: 'Two kayaks', singles: 'Two singles', vests: 'M and L', price: '$70', we: 'we' },
] as const;

type Choice = (typeof DAYS)[number] & (typeof AMOUNTS)[number];

// Consecutive choices differ, and the last is the default.
const CHOICES: Choice[] = [...AMOUNTS].flatMap((amount) =>
  (amount.amount === 'One' ? [...DAYS] : [DAYS[0], DAYS[2], DAYS[1]]).map((day) => ({ ...day, ...amount })),
);

/** The booking works without scripts. */
test.use({ javaScriptEnabled: false });

test('by default, the page shows Saturday and two kayaks', async ({ page }) => {
  await page.goto('/');
  await expectBooking(page, { ...DAYS[1], ...AMOUNTS[1] });
});

test('with the mouse, each of the six choices changes all four screens, and all four rows below', async ({ page }) => {
  await page.goto('/');
  for (const choice of CHOICES) {
    await page.getByRole('radio', { name: choice.day }).click();
    await page.getByRole('radio', { name: choice.amount, exact: true }).click();
    await expectBooking(page, choice);
  }
});

test('with the keyboard, each of the six choices changes all four screens', async ({ page }) => {
  await page.goto('/');
  const chosen = (name: string) => expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Saturday' }).focus();
  for (const amount of AMOUNTS) {
    await page
      .getByRole('radio', { name: 'Saturday' })
      .or(page.getByRole('radio', { name: 'Sunday' }))
      .first()
      .focus();
    for (const day of [DAYS[2], DAYS[0], DAYS[1]]) {
      await page.keyboard.press('ArrowRight');
      await chosen(day.day);
      if (day === DAYS[2]) {
        await page.keyboard.press('Tab');
        await page.keyboard.press(amount.amount === 'One' ? 'ArrowLeft' : 'ArrowRight');
        await chosen(amount.amount);
        await page.keyboard.press('Shift+Tab');
      }
      await expectBooking(page, { ...day, ...amount });
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('each of the six choices changes all four small screens under the slip, and the large screens', async ({
    page,
  }) => {
    await page.goto('/');
    for (const choice of CHOICES) {
      await page.locator('label', { hasText: choice.short }).first().tap();
      await page.locator('label', { hasText: choice.amount }).first().tap();
      const { count, price, short, next } = choice;
      const counted = count === '1' ? '1 kayak' : '2 kayaks';
      const glances = [
        `${counted} on ${short}?`,
        `${short} 9 am, ${counted}`,
        `${short} 9 am, ${price}`,
        `moves ${count} to ${next.slice(0, 3)}`,
      ];
      await expect(page.locator('.glances b')).toHaveText(glances, { useInnerText: true });
      await expectBooking(page, choice);
    }
  });

  test('the first screen has the headline, both buttons, and all of the slip', async ({ page }) => {
    await page.goto('/');
    for (const part of ['h1', '.stage-say .btn:visible >> nth=1', '.slip-stub', '.glances li >> nth=3']) {
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    }
  });

  test('a tap on the stub changes the booking without scrolling the page', async ({ page }) => {
    await page.goto('/');
    const stub = page.locator('.stub-lane .stub');
    await stub.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await stub.boundingBox())?.y ?? 0);
    const before = await top();
    for (const label of ['Sun', '1']) await stub.locator('label', { hasText: label }).tap();
    await expectBooking(page, { ...DAYS[2], ...AMOUNTS[0] });
    expect(await top()).toBe(before);
  });
});

for (const [width, height] of [
  [1280, 650],
  [1440, 780],
] as const) {
  test(`on a laptop, ${width} × ${height} pixels show the headline and all of the slip`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const part of ['h1', '.slip-stub', '.stage-chat', '.stage-app', '.stage-site'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
  });
}

test('the stub hangs at the left edge of the page, and is beside the logo once it is in the bar', async ({ page }) => {
  await page.goto('/');
  const leftOf = async (part: string) => Math.round((await page.locator(part).boundingBox())?.x ?? 0);
  const stub = '.stub-lane .stub';
  const line = (await page.locator('#services-section').boundingBox())?.y ?? 0;
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), line - 400);
  await expect.poll(() => leftOf(stub)).toBe(await leftOf('#services-title'));
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), line + 400);
  await expect.poll(() => leftOf(stub)).toBe((await leftOf('#services-title')) + 144);
  const bar = await page.locator('.top-bar').boundingBox();
  expect((await page.locator(stub).boundingBox())?.y).toBeLessThan(bar?.height ?? 0);
});

test('a screen reader announces the booking in the status and in the caption of each drawing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Sunday' }).check();
  await page.getByRole('radio', { name: 'One', exact: true }).check();
  await expect(page.getByRole('status')).toHaveText('Booked One kayak, Sunday, 9 am $35', { useInnerText: true });
  const captions = page.locator('figcaption');
  await expect(captions).toHaveCount(8);
  for (const caption of await captions.all()) {
    await expect(caption).toHaveText(/one kayak|one single/, { useInnerText: true });
    await expect(caption).toHaveText(/Sunday/, { useInnerText: true });
    await expect(caption).not.toHaveText(/two|\$70/i, { useInnerText: true });
  }
});

test('the stub covers no text at any scroll position', async ({ page }) => {
  for (const width of [375, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const section = await page.locator('#services-section').boundingBox();
    const { y = 0, height = 0 } = section ?? {};
    for (let top = y - 400; top < y + height; top += 150) {
      await page.evaluate((scrolled) => window.scrollTo({ top: scrolled, behavior: 'instant' }), top);
      expect.soft(await textsUnderStub(page), `at ${width}, scrolled to ${Math.round(top)}`).toEqual([]);
    }
  }
});

test('a printed page shows the choice, without the controls and the stub', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Friday' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.stub, .pick').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/Two kayaks, Friday/, { useInnerText: true });
});

test('the Markdown version contains Saturday and two kayaks, and no other choice', async () => {
  const markdown = readFileSync('dist/client/index.md', 'utf8');
  expect(markdown).toContain('Two kayaks, Saturday, 9 am $70');
  expect(markdown).not.toMatch(/one kayak|Friday/i);
  expect(markdown).not.toContain('Pick a day');
});

test('the choice travels by the address to each service and to the form, and a jump keeps it', async ({ page }) => {
  await page.goto('/');
  const shown = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });
  await expect(shown('Grow with WhatsApp')).toHaveAttribute('href', '/whatsapp-growth');
  await page.getByRole('radio', { name: 'Sunday' }).check();
  await page.getByRole('radio', { name: 'One', exact: true }).check();
  await shown('Grow with WhatsApp').click();
  await expect(page).toHaveURL(/\/whatsapp-growth#sun-1$/);
  for (const link of await page.locator('a[href^="/"]').filter({ visible: true }).all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const takesIt = /^\/(whatsapp-growth|mobile-app-development|website-development|ai-agents-chatbots|contact)\b/;
    if (takesIt.test(href)) expect(href).toMatch(/#sun-1$/);
  }
  const carried = page.locator('.carry');
  await expect(carried).toContainText('Sunday', { useInnerText: true });
  await shown('Watch Demo').click();
  await expect(carried).toContainText('Sunday', { useInnerText: true });
  await carried.getByRole('link', { name: 'Friday' }).click();
  await expect(page).toHaveURL(/#fri-1$/);
  await shown('Contact Us').first().click();
  await expect(page.locator('.form-stub').filter({ visible: true })).toContainText('You booked Friday', {
    useInnerText: true,
  });
  await page.goto('/contact');
  const stub = page.locator('.form-stub').filter({ visible: true });
  await expect(stub).not.toContainText(/booked|example/i, { useInnerText: true });
  await expect(stub).toContainText(promised, { useInnerText: true });
});

/** Expects the texts of a choice on the four screens, and in the four rows below. */
async function expectBooking(page: Page, choice: Choice) {
  const { amount, day, short, before, next, free, kayaks, singles, count, vests, price, we } = choice;
  const shown: Record<string, string[]> = {
    '.stage-chat': [`${kayaks} on ${day}`, price, `on ${before}?`],
    '.stage-app': [day, singles],
    '.stage-site': [`Booked: ${day}, ${price}`, `${count} booked`],
    '.stage-agent': [
      `storms on ${day}`,
      `Can ${we} come on ${next}`,
      `${amount}, ${short} 9 am`,
      `${free} kayaks free`,
    ],
    '.service-chat': [`${kayaks} on ${day}`, `Booked, ${price}`],
    '.service-app': [singles, vests, short],
    '.service-site': [`${count} booked`],
    '.service-agent': [kayaks, `${short} 9 am`, `${next.slice(0, 3)} 9 am`],
  };
  const missing = () =>
    page.evaluate((expected) => {
      return Object.entries(expected).flatMap(([part, texts]) => {
        const [drawing, ...others] = document.querySelectorAll<HTMLElement>(`${part} .device, ${part} .paper-roll`);
        if (!drawing || others.length > 0) return [`${part} has not one drawing`];
        const text = drawing.innerText.replace(/\s+/g, ' ');
        return texts.filter((each) => !text.includes(each)).map((each) => `${part}: ${each}`);
      });
    }, shown);
  await expect.poll(missing).toEqual([]);
}

/** The texts under a stub, either in a drawing or sticky; texts under the bar don't count. */
function textsUnderStub(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const boxes = Array.from(document.querySelectorAll('.stub'), (stub) => stub.getBoundingClientRect());
    // From edge to edge, it is part of the bar.
    const shown = boxes.filter(({ width, bottom }) => width > 0 && width < window.innerWidth && bottom > bar);
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('.stub, .sr-only, header')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const isUnder = shown.some(
          ({ left, right, top, bottom }) =>
            box.right > left && box.left < right && box.bottom > Math.max(top, bar) && box.top < bottom,
        );
        if (isUnder) covered.push(node.textContent.trim());
      }
    }
    return covered;
  });
}
