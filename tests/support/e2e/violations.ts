import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colors; all other rules find the same in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** 1280 CSS pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * The violations that axe finds on the current page: by all rules in light mode, by the rules about colors in dark mode, and
 * by all rules at 400 % zoom (WCAG 1.4.10). Leaves the page in light mode and at its size.
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
