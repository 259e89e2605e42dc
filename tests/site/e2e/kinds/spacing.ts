import type { Page } from '@playwright/test';
import { layoutFaultsOf } from '../../support/e2e/text-boxes';

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }
[role=img] * { line-height: inherit !important; letter-spacing: inherit !important; word-spacing: inherit !important }`;

/** The layout faults of a page with the text spacing of WCAG 1.4.12, in a visitor's own style sheet, which no policy of a site forbids. */
export async function faultsWithSpacing(page: Page): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  const faults = await layoutFaultsOf(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return faults;
}
