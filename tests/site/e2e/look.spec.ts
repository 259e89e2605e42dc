import type { Page } from '@playwright/test';
import { excessLengthOf, PHONE } from './kinds/phone-length';
import { samplePages } from './sample';
import { expect, test } from './site';
import { at } from './site-content';

/** The number of type sizes in tokens.css. */
const MOST_SIZES = 8;

const WIDTHS = [375, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('type has few sizes on phones and on wide screens, even in drawings', async ({ page }) => {
  const all = new Map(WIDTHS.map((width) => [width, new Map<number, string>()]));
  for (const address of samplePages('type')) {
    await page.goto(address);
    for (const [width, sizes] of all) {
      await page.setViewportSize({ width, height: 900 });
      for (const { size, text } of await typeSizesOf(page)) sizes.set(size, `${size}: ${text} on ${address}`);
    }
  }
  for (const [width, sizes] of all)
    expect.soft(sizes.size, `at ${width}\n${[...sizes.values()].join('\n')}`).toBeLessThanOrEqual(MOST_SIZES);
});

/** They are part of every run, beside a page of each kind. */
const LONG_PAGES = [
  '/',
  at.contact,
  '/demo',
  '/examples',
  '/privacy',
  '/integrations/whatsapp',
  '/solutions/marketing',
];

test('the longest pages are short enough for a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of LONG_PAGES) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await excessLengthOf(page), address).toEqual([]);
  }
});

/** The maximum number of words on a service page. */
const SERVICE_WORDS = 1200;

test('a service page has few words', async ({ page }) => {
  for (const address of [at.chat, '/mobile-app-development', '/website-development', '/ai-agents-chatbots']) {
    await page.goto(address);
    const words = (await page.locator('main').innerText()).match(/\S+/g) ?? [];
    expect.soft(words.length, address).toBeLessThanOrEqual(SERVICE_WORDS);
  }
});

test('the content uses a wide screen: it is 1600 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const address of samplePages('wide').slice(0, 6)) {
    await page.goto(address);
    const width = await page.locator('main .frame').first().evaluate(innerWidth);
    expect.soft(width, address).toBe(1600);
  }
});

test('the receipt states the weight of the page', async ({ page }) => {
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

/** The width without the padding. */
function innerWidth(frame: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  return frame.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** The sizes of all visible text, each with an example. */
function typeSizesOf(page: Page): Promise<{ size: number; text: string }[]> {
  return page.evaluate(() => {
    const found = new Map<number, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      // Text for screen readers only is one pixel large.
      if (!owner || text === '' || owner.getBoundingClientRect().width <= 1 || owner.closest('option')) continue;
      const size = Math.round(Number.parseFloat(getComputedStyle(owner).fontSize) * 10) / 10;
      if (!found.has(size)) found.set(size, text.slice(0, 30));
    }
    return Array.from(found, ([size, text]) => ({ size, text }));
  });
}
