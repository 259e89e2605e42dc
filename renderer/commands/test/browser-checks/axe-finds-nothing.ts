import type axe from 'axe-core';
import type { Page } from 'playwright';
import { onPage } from '../built-site';
import type { BrowserCheck } from '../define-check';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colors; all other rules find the same in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** 1280 CSS pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** axe finds nothing: by all rules in light mode and at 400 % zoom (WCAG 1.4.10), by those about colors in dark mode. */
const check: BrowserCheck = async (page, { tab }) => {
  const found = await violationsOf(tab);
  return found.map((violation) =>
    onPage(page, { message: violation, found: violation, expected: 'no violation of WCAG 2.2 AA' }),
  );
};

export default check;

/** The violations on a page, a line each: mode, what is wrong, rule, element. Leaves the page in light mode and at its size. */
export async function violationsOf(tab: Page): Promise<string[]> {
  const size = tab.viewportSize() ?? ZOOMED;
  // A site may leave it out.
  const { default: library } = await import('axe-core');
  await tab.evaluate(library.source);
  const light = await run(tab, 'light');
  await tab.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(tab, 'dark', COLOR_RULES);
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.setViewportSize(ZOOMED);
  const zoomed = await run(tab, 'zoomed');
  await tab.setViewportSize(size);
  return [...light, ...dark, ...zoomed];
}

async function run(tab: Page, mode: string, rules?: string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    ...(rules ? { runOnly: rules } : { runOnly: TAGS, rules: { 'target-size': { enabled: true } } }),
    resultTypes: ['violations'],
    preload: false,
  };
  const { violations } = await tab.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${mode}: ${help} (${id}) at ${target.join(' ')}`),
  );
}
