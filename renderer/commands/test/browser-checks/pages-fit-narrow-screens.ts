import { onPage } from '../built-site';
import type { BrowserCheck } from '../define-check';

/** On a desktop, and at 400 % zoom, which means 320 pixels (WCAG 1.4.10). */
const WIDTHS = [1280, 320];

/** No page scrolls sideways. */
const check: BrowserCheck = async (page, { tab }) => {
  const size = tab.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await tab.setViewportSize({ width, height: 640 });
    const over = await tab.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (over > 0) found.push(`At ${width} pixels, the page is ${over} pixels too wide.`);
  }
  if (size) await tab.setViewportSize(size);
  return found.map((message) => onPage(page, { message, found: message, expected: 'a page as wide as the screen' }));
};

export default check;
