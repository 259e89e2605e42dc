import type { Page } from '@playwright/test';

/** What moves on a page, or would move, although its visitor wants reduced motion (WCAG 2.3.3). Unfolds what is folded. */
export async function movingPartsOf(page: Page): Promise<string[]> {
  await page.locator('summary').evaluateAll((summaries) => {
    for (const summary of summaries) if (summary instanceof HTMLElement) summary.click();
  });
  return page.evaluate(() => {
    const moving = document.getAnimations().map(() => 'an animation');
    const willMove = [...document.querySelectorAll('*')].filter((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element);
      return animationName !== 'none' || transitionDuration.split(', ').some((duration) => duration !== '0s');
    });
    return [...moving, ...willMove.map(({ outerHTML }) => outerHTML.slice(0, 80))];
  });
}
