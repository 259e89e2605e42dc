import type { Page } from '@playwright/test';
import { IS_SWEEP, sampleOf } from '../../../support/sample';
import { kinds } from '../kinds/kinds';
import { expect, test } from '../site';
import { at, words } from '../site-content';
import { focusOf, numberTabStops } from './focus';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { name: 'on a desk', viewport: { width: 1280, height: 800 } },
  { name: 'at 400 % zoom', viewport: { width: 320, height: 256 } },
];

const atFirstSize = sampleOf('keyboard', kinds, kinds.length / 2);

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport });

    // Each page at one of the two sizes; in a sweep, at both.
    for (const address of kinds.filter(
      (kind) => IS_SWEEP || atFirstSize.includes(kind) === (viewport === sizes[0]?.viewport),
    )) {
      test(`the keyboard goes through ${address} in document order, with the focus always visible, or past the header`, async ({
        page,
      }) => {
        await page.goto(address);
        const count = await numberTabStops(page);
        const visited: number[] = [];
        const faults: string[] = [];
        for (let last = -1; ; ) {
          await page.keyboard.press('Tab');
          const { place, name: control, faults: found } = await focusOf(page);
          // After the last stop, the focus leaves the page, so there is no keyboard trap (WCAG 2.1.2).
          if (place <= last) break;
          last = place;
          visited.push(place);
          faults.push(...found.map((fault) => `"${control}" ${fault}`));
        }
        expect(faults).toEqual([]);
        expect(visited).toEqual(Array.from({ length: count }, (_, place) => place));
        await expectSkipLink(page);
      });
    }
  });
}

/** The first tab stop becomes visible, and leads past the header. */
async function expectSkipLink(page: Page) {
  const link = page.getByRole('link', { name: words.header.skip });
  await page.locator('[data-place="0"]').focus();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true);
}

test('the keyboard goes the same way backward', async ({ page }) => {
  await page.goto(at.contact);
  const count = await numberTabStops(page);
  await page.locator(`[data-place="${count - 1}"]`).focus();
  for (let place = count - 2; place >= 0; place -= 1) {
    await page.keyboard.press('Shift+Tab');
    const { name, faults, ...focus } = await focusOf(page);
    expect({ place: focus.place, name, faults }).toEqual({ place, name, faults: [] });
  }
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, is next in tab order, closes on Escape, and returns the focus', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: words.header.menu });
    const menu = page.locator('#menu');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(button).toHaveAccessibleName(words.header.menu);
    for (const link of await menu.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      expect((await focusOf(page)).faults).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});
