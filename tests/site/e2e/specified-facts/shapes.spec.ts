import type { Page } from '@playwright/test';
import { contrastsOf } from '../accessible/contrast';
import { expect, test } from '../site';
import { ICON, partOf, readingOf, sectionOf, tilesOf } from './page-parts';

const services = ['/whatsapp-growth', '/mobile-app-development', '/website-development', '/ai-agents-chatbots'];

/** The sections with stat tiles. */
const tiled: Record<string, string[]> = {
  '/': ['hero'],
  ...Object.fromEntries(services.map((address) => [address, ['hero', 'stats']])),
  '/about': ['stats'],
  '/solutions/support': ['hero'],
};

for (const [address, sections] of Object.entries(tiled)) {
  test(`each figure of ${address} has an icon, a value, and a label`, () => {
    const tiles = sections.flatMap((type) => tilesOf(sectionOf(address, type)));
    const filled = { hasIcon: true, value: expect.stringMatching(/\d/), label: expect.stringMatching(/\w/) };
    expect(tiles).toEqual(tiles.map(() => filled));
    expect(tiles.length).toBeGreaterThan(3);
  });

  // Below the large figures of a hero, the small ones are in ink, and their objects have the color.
  test(`each figure of ${address} has the color of the page`, async ({ page }) => {
    await page.goto(address);
    for (const type of sections) {
      const isSmall = type === 'stats' && services.includes(address);
      const colors = isSmall
        ? await colorsOf(page, `[data-section=${type}] dl > div svg`, 'stroke')
        : await colorsOf(page, `[data-section=${type}] dl > div > dd:first-of-type`);
      expect(colors.length).toBeGreaterThan(2);
      expect(colors).toEqual(colors.map(() => 'hue'));
    }
  });
}

for (const address of services) {
  test(`each solutions column of ${address} has an icon and a title at the top, in the color of the page`, async ({
    page,
  }) => {
    const titles = sectionOf(address, 'columns').querySelectorAll('h3');
    expect(titles.map((title) => [readingOf(title) !== '', title.querySelector(ICON) !== null])).toEqual(
      titles.map(() => [true, true]),
    );
    await page.goto(address);
    expect(await colorsOf(page, '[data-section=columns] h3 svg')).toEqual(['hue', 'hue', 'hue']);
  });

  test(`each feature card of ${address} has an icon, a title, and a description`, () => {
    const cards = sectionOf(address, 'features').querySelectorAll('dl > div');
    expect(cards.length).toBeGreaterThan(5);
    for (const card of cards) {
      partOf(card, ICON);
      expect(readingOf(partOf(card, 'dt'))).not.toBe('');
      expect(readingOf(partOf(card, 'dd'))).not.toBe('');
    }
  });

  test(`the solutions of ${address} are in three columns, its integrations in a grid`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    expect(await columnsOf(page, '[data-section=columns] h3')).toBe(3);
    expect(await page.locator('[data-section=integrations] ul > li').count()).toBe(8);
    expect(await columnsOf(page, '[data-section=integrations] ul > li')).toBeGreaterThan(1);
  });
}

test('the articles are in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog');
  expect(await columnsOf(page, '[data-section=articles] li')).toBe(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each service card has a gradient with a contrast of 7 in the ${colorScheme} mode`, async ({ page }) => {
    // Changed words are fainter during their animation.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    const colors = await gradientsOf(page, GROUND);
    expect(colors.map((stops) => stops.length > 1)).toEqual([true, true, true, true]);
    const contrasts = await contrastsOf(page, '[data-section=services]');
    expect(contrasts.filter(({ ratio }) => ratio < 7)).toEqual([]);
  });
}

const CARD = '[data-section=services] article';

/** The part of a card with the gradient. */
const GROUND = `${CARD} .service-ground`;

/** The color of each element: the hue of its theme, ink, or another color. On a page without a hue, ink is the hue. */
function colorsOf(page: Page, selector: string, property: 'color' | 'stroke' = 'color'): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements, read) => {
    return elements.map((element) => {
      const probe = document.createElement('span');
      element.after(probe);
      const named = ['hue', 'ink'].map((name) => {
        probe.style.color = `var(--${name})`;
        return [getComputedStyle(probe).color, name];
      });
      probe.remove();
      const color = getComputedStyle(element)[read];
      return named.find(([value]) => value === color)?.[1] ?? color;
    });
  }, property);
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
