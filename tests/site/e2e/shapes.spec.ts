import type { Locator, Page } from '@playwright/test';
import { builtPages } from '../support/built-pages';
import { faintTextsOf } from './kinds/contrast';
import { expect, test } from './site';
import { words } from './site-content';

const CARD = '[data-section=services] article';

/** The part of a card with the gradient. */
const GROUND = `${CARD} .service-ground`;

/** The addresses of the pages with a section of each of some types. */
function pagesWith(...types: string[]): string[] {
  const hasAll = (html: string) => types.every((type) => html.includes(`data-section="${type}"`));
  return builtPages.flatMap(({ address, html }) => (hasAll(html) ? [address] : []));
}

for (const address of pagesWith('stats')) {
  test(`what we promise on ${address} has the color of the page, and figures of one part have one color`, async ({
    page,
  }) => {
    await page.goto(address);
    const parts = page.locator('[data-section=stats] div:has(> h3)');
    expect(await parts.count()).toBeGreaterThan(0);
    for (const part of await parts.all()) {
      const isPromised = (await part.locator('h3').textContent()) === words.figures.promised;
      const [first, ...others] = await colorsOf(part.locator('dl > div > dd:first-of-type'));
      expect(others).toEqual(others.map(() => first));
      if (isPromised) expect(first).toBe('hue');
    }
    const large = await colorsOf(page.locator('[data-section=hero] .ledger-value'));
    expect(large).toEqual(large.map(() => 'hue'));
  });
}

for (const address of pagesWith('columns', 'integrations')) {
  test(`the solutions of ${address} are in three columns of its color, its integrations in a grid`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const titles = await colorsOf(page.locator('[data-section=columns] h3 svg'));
    expect(titles).toEqual(titles.map(() => 'hue'));
    expect(await columnsOf(page, '[data-section=columns] h3')).toBe(3);
    expect(await columnsOf(page, '[data-section=integrations] ul > li')).toBeGreaterThan(1);
  });
}

for (const address of pagesWith('articles')) {
  test(`the articles of ${address} are in two columns`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const count = await page.locator('[data-section=articles] li').count();
    expect(await columnsOf(page, '[data-section=articles] li')).toBe(Math.min(2, count));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each service card has a gradient with a contrast of 7 in the ${colorScheme} mode`, async ({ page }) => {
    // Changed words are fainter during their animation.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of pagesWith('services')) {
      await page.goto(address);
      const colors = await gradientsOf(page, GROUND);
      expect(colors.map((stops) => stops.length > 1)).toEqual(colors.map(() => true));
      expect(await faintTextsOf(page, '[data-section=services]')).toEqual([]);
    }
  });
}

test('each anchor that a page links to is shown with its heading below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { address, root } of builtPages) {
    const linked = root.querySelectorAll('main a[href^="#"]').map((link) => link.getAttribute('href') ?? '');
    const anchors = [...new Set(linked)].filter((anchor) => root.querySelector(`section${anchor}[data-section] h2`));
    for (const anchor of anchors) {
      await page.goto(address + anchor);
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.locator(`${anchor} h2`).first().boundingBox();
      expect(heading?.y, address + anchor).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  }
});

/** The color of each element: the hue of its theme, ink, or another color. On a page without a hue, ink is the hue. */
function colorsOf(drawn: Locator): Promise<string[]> {
  return drawn.evaluateAll((elements) => {
    return elements.map((element) => {
      const probe = document.createElement('span');
      element.after(probe);
      const named = ['hue', 'ink'].map((name) => {
        probe.style.color = `var(--${name})`;
        return [getComputedStyle(probe).color, name];
      });
      probe.remove();
      const { color } = getComputedStyle(element);
      return named.find(([value]) => value === color)?.[1] ?? color;
    });
  });
}

/** The number of columns of elements. */
function columnsOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((elements) => new Set(elements.map((element) => element.getBoundingClientRect().left)).size);
}

/** The colors of the gradient behind each element. */
function gradientsOf(page: Page, selector: string): Promise<string[][]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundImage } = getComputedStyle(element);
      return backgroundImage.includes('gradient') ? (backgroundImage.match(/\b[a-z]+\([^()]*\)/g) ?? []) : [];
    }),
  );
}
