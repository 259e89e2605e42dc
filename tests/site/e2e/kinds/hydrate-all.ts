import type { Page } from '@playwright/test';

/** Begins to fill in each form and scrolls to the end of the page, so that every island is hydrated. */
export async function hydrateAll(page: Page) {
  for (const form of await page.locator('[data-island] form').all()) {
    await form.locator('input:not([inert] input):visible').first().focus();
    await form.and(page.locator('[data-hydrated]')).waitFor();
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  if ((await page.locator('[data-island]').count()) > 0) await page.waitForLoadState('networkidle');
}
