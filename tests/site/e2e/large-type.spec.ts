import { BROWSER_ARGS } from '../../../renderer/commands/shared/browser-args';
import { brokenWordsOf, overflowingTablesOf, sidewaysScrollOf } from '../support/e2e/text-boxes';
import { kinds } from './accessible/kinds';
import { expect, test } from './site';

// A browser setting: unlike zoom, it leaves the viewport as it is, and media queries depend on it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
  },
});

for (const width of [375, 1280]) {
  test(`in type at twice the size, every kind of page fits ${width} pixels (WCAG 1.4.4)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of kinds) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await sidewaysScrollOf(page), address).toBe(0);
      expect.soft(await overflowingTablesOf(page), address).toEqual([]);
      const broken = await brokenWordsOf(page, '.btn, .item-link, .points dt, .stack td, .stacked td');
      expect.soft(broken, address).toEqual([]);
      const size = await page
        .locator('h1')
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
      expect.soft(size, address).toBeGreaterThanOrEqual(60);
    }
  });
}
