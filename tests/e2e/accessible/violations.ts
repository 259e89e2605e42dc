import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colors; all others find the same in either mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** 1280 CSS pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * What axe finds on a page as it is: by every rule in the light mode, by the rules on color in the dark mode, and
 * by every rule at 400 % zoom (WCAG 1.4.10). The page is left in the light mode and at its size.
 * @returns one line each: mode, rule, element
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? ZOOMED;
  await page.evaluate(axe.source);
  const light = await run(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(page, 'dark', COLOR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(ZOOMED);
  const zoomed = await run(page, 'zoomed');
  await page.setViewportSize(size);
  return [...light, ...dark, ...zoomed];
}

async function run(page: Page, mode: string, rules?: string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    ...(rules ? { runOnly: rules } : { runOnly: TAGS, rules: { 'target-size': { enabled: true } } }),
    resultTypes: ['violations'],
    preload: false,
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${mode}: ${id} at ${target.join(' ')}`));
}
