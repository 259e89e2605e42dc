import type { Page } from '@playwright/test';
import { sampleOf } from '../../support/sample';
import { layoutFaultsOf } from '../support/e2e/text-boxes';
import { coveredTextsOf } from './covered-texts';
import { samplePages } from './sample';
import { expect, test } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [375, 1440];

for (const width of WIDTHS) {
  test(`at ${width} pixels, no text is covered, clipped, or too small, drawings included`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Each page at one of the widths; in a sweep, at both.
    const drawn = samplePages('drawings').filter((address) => sampleOf(address, WIDTHS, 1).includes(width));
    for (const address of drawn) {
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

test('the lines of an icon begin and end with its box, to be aligned with the text below', async ({ page }) => {
  for (const address of samplePages('icons')) {
    await page.goto(address);
    const faults = await page.locator('svg.obj:visible').evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const lines = icon.querySelector<SVGGraphicsElement>('path:last-child')?.getBBox();
        const box = icon.getAttribute('viewBox')?.split(' ').map(Number);
        const found = lines && [lines.x - 1, 0, lines.width + 2, 48];
        return JSON.stringify(found) === JSON.stringify(box) ? [] : [`${box} should be ${found}`];
      }),
    );
    expect.soft([...new Set(faults)], address).toEqual([]);
  }
});

/** Chooses the option with the same index in each group. @returns whether any group has this many options */
function choose(page: Page, place: number): Promise<boolean> {
  return page.locator('main fieldset:has([type=radio])').evaluateAll((groups, at) => {
    const radios = groups.map((group) => group.querySelectorAll<HTMLInputElement>('[type=radio]')[at]);
    for (const radio of radios) radio?.click();
    return radios.some((radio) => radio !== undefined);
  }, place);
}
