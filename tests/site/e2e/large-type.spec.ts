import { BROWSER_ARGS } from '../../../renderer/commands/shared/browser-args';
import { brokenWordsOf, overflowingTablesOf, sidewaysScrollOf } from '../support/e2e/text-boxes';
import { kinds } from './kinds/kinds';
import { expect, test } from './site';

// A browser setting: unlike zoom, it leaves the viewport as it is, and media queries depend on it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
  },
});

/** The smallest h1, that of a document on a phone, is 28 px. */
const TWICE_THE_SMALLEST = 56;

test('in type at twice the size, every kind of page fits phones and desks (WCAG 1.4.4)', async ({ page }) => {
  for (const address of kinds) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const place = `${address} at ${width}`;
      expect.soft(await sidewaysScrollOf(page), place).toBe(0);
      expect.soft(await overflowingTablesOf(page), place).toEqual([]);
      const broken = await brokenWordsOf(page, '.btn, .item-link, .points dt, .stack td, .stacked td');
      expect.soft(broken, place).toEqual([]);
      const size = await page
        .locator('h1')
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
      expect.soft(size, place).toBeGreaterThanOrEqual(TWICE_THE_SMALLEST);
    }
  }
});
