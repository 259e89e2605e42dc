import type { Page } from '@playwright/test';
import { coveredTextsOf } from './covered-texts';
import { addresses, expect, test } from './site';
import { layoutFaultsOf } from './text-boxes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [375, 1440]) {
  test(`at ${width} pixels, no text is covered, clipped, or too small on any page, drawings included`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const faults: string[] = [];
      let choice = 0;
      do faults.push(...(await layoutFaultsOf(page)), ...(await coveredTextsOf(page)));
      while (await choose(page, choice++));
      expect.soft([...new Set(faults)], address).toEqual([]);
    }
  });
}

/** Chooses the option with the same index in each group. @returns whether any group has this many options */
function choose(page: Page, place: number): Promise<boolean> {
  return page.locator('main fieldset:has([type=radio])').evaluateAll((groups, at) => {
    const radios = groups.map((group) => group.querySelectorAll<HTMLInputElement>('[type=radio]')[at]);
    for (const radio of radios) radio?.click();
    return radios.some((radio) => radio !== undefined);
  }, place);
}
