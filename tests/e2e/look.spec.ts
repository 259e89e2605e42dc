import type { Page } from '@playwright/test';
import { samplePages } from './sample';
import { expect, test } from './site';

/** The smallest text anywhere, drawings included, in pixels. */
const SMALLEST = 13;
/** Sizes of type on one page: the eight of tokens.css, and that of drawn screens. */
const MOST_SIZES = 9;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [375, 1440]) {
  test(`at ${width} pixels type has few sizes, and none is too small`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const all = new Set<number>();
    for (const address of samplePages('type')) {
      await page.goto(address);
      const sizes = await typeSizesOf(page);
      const small = sizes.filter(({ size }) => size < SMALLEST);
      expect.soft(small, `${address} has small type`).toEqual([]);
      for (const { size } of sizes) all.add(size);
    }
    expect([...all].sort((a, b) => a - b).length, [...all].join(' ')).toBeLessThanOrEqual(MOST_SIZES);
  });
}

/** How long a page may be on a phone, in screens of 375 by 812 pixels. */
const PHONE_SCREENS: Record<string, number> = {
  '/': 8.5,
  '/whatsapp-growth': 11,
  '/mobile-app-development': 11,
  '/website-development': 11,
  '/ai-agents-chatbots': 11,
  '/solutions/ads': 8.5,
  '/contact': 5,
};

test('pages are short enough for a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [address, most] of Object.entries(PHONE_SCREENS)) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height / 812, address).toBeLessThanOrEqual(most);
  }
});

test('on a phone the first field of the contact page is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/contact');
  const box = await page.getByLabel('Full Name').boundingBox();
  expect(box?.y).toBeLessThanOrEqual(420);
});

test('a wide screen is used: the content is 1600 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const address of samplePages('wide').slice(0, 6)) {
    await page.goto(address);
    const width = await page.locator('main .frame').first().evaluate(innerWidth);
    expect.soft(width, address).toBe(1600);
  }
});

test('the receipt says what the page weighs', async ({ page }) => {
  await page.goto('/');
  const rows = page.locator('.receipt dl > div');
  const shown = await rows.evaluateAll((all) => all.map((row) => row.textContent));
  expect(shown.map((row) => row?.replace(/\d+\.\d/, '#'))).toEqual([
    'Text# KB',
    'Styling# KB',
    'Typeface# KB',
    'Scripts0',
    'Cookies0',
    'Total# KB',
  ]);
  const amounts = shown.map((row) => Number(/[\d.]+/.exec(row ?? '')?.[0]));
  expect(amounts.slice(0, 5).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(amounts[5] ?? 0, 0);
});

/** Without the padding. */
function innerWidth(frame: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  return frame.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** The sizes of all visible text, each once with a text that has it. */
function typeSizesOf(page: Page): Promise<{ size: number; text: string }[]> {
  return page.evaluate(() => {
    const found = new Map<number, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      // What only screen readers get is one pixel large.
      if (!owner || text === '' || owner.getBoundingClientRect().width <= 1 || owner.closest('option')) continue;
      const size = Math.round(Number.parseFloat(getComputedStyle(owner).fontSize) * 10) / 10;
      if (!found.has(size)) found.set(size, text.slice(0, 30));
    }
    return Array.from(found, ([size, text]) => ({ size, text }));
  });
}
