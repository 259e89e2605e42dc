import type { Page } from '@playwright/test';

/** The icons whose lines do not begin and end with their box: they would not be aligned with the text below. */
export function wrongIconBoxesOf(page: Page): Promise<string[]> {
  return page.locator('svg.obj:visible').evaluateAll((icons) =>
    icons.flatMap((icon) => {
      const lines = icon.querySelector<SVGGraphicsElement>('path:last-child')?.getBBox();
      const box = icon.getAttribute('viewBox')?.split(' ').map(Number);
      const found = lines && [lines.x - 1, 0, lines.width + 2, 48];
      return JSON.stringify(found) === JSON.stringify(box) ? [] : [`${box} should be ${found}`];
    }),
  );
}
